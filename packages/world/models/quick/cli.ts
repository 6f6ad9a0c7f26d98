/**
 * Renders passes: `tsx cli.ts <mesh-dir> <out-dir> [width] [model ...]`; skips outputs that are newer than their mesh.
 */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readMesh } from './mesh-file.ts'
import { passesOf } from './passes.ts'
import { writePasses } from './write.ts'

const [from = '', out = '', across = '480', ...first] = process.argv.slice(2)
const rank = (file: string) => (first.indexOf(file.split('.')[0] ?? '') + first.length + 1) % (first.length + 1)
const meshes = readdirSync(from).filter((name) => name.endsWith('.mesh'))
mkdirSync(out, { recursive: true })
for (const file of meshes.toSorted((a, b) => rank(a) - rank(b))) {
  const [model = '', view = ''] = file.split('.')
  mkdirSync(path.join(out, model), { recursive: true })
  const stem = path.join(out, model, view)
  if (existsSync(`${stem}.json`) && statSync(`${stem}.json`).mtimeMs > statSync(path.join(from, file)).mtimeMs) continue
  const started = process.cpuUsage()
  const width = Number(across)
  await writePasses(stem, passesOf(readMesh(path.join(from, file)), width, Math.round(width * 1.25)))
  console.log(file, `${Math.round(process.cpuUsage(started).user / 1000)} ms`)
}
