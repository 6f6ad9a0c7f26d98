import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { isWorkTree, workspaceRoot } from '../workspace.ts'

/** In the work tree, where libraries are found from. */
const folder = path.join(workspaceRoot, 'node_modules/.cache/nukkad/trial')

/** Libraries stay outside: a release is tried with the same copies of them as the program has. */
const withoutLibraries: Plugin = {
  name: 'without-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => (name.startsWith('@nukkad/') ? undefined : { external: true }))
  },
}

/**
 * Where the program that tries a release lies: compiled where packages are packed, else bundled from the sources as they
 * are now. Reading those one by one through tsx takes four times the processor time.
 */
export async function trialProgram(): Promise<string> {
  if (!isWorkTree) return path.join(import.meta.dirname, 'trial-program.js')
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'trial-program.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    plugins: [withoutLibraries],
    write: false,
    logLevel: 'silent',
  })
  const contents = outputFiles[0]?.contents ?? new Uint8Array()
  const file = path.join(folder, `${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`)
  if (existsSync(file)) return file
  // Another process may be writing the same.
  const own = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(own, contents)
  renameSync(own, file)
  return file
}
