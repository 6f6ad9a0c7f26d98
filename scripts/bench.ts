/** `npm run bench -- <name>`: measures a production build side by side with a floor, in one run. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'bench')
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const [name = ''] = process.argv.slice(2)
if (!/^[a-z-]+$/.test(name) || !existsSync(path.join(folder, `${name}.bench.ts`))) {
  console.error(`Choose a benchmark: ${known.join(', ')}.`)
  process.exit(1)
}
const { bench } = await import(path.join(folder, `${name}.bench.ts`))
const isFine = await bench(process.argv.slice(3))
process.exit(isFine ? 0 : 1)
