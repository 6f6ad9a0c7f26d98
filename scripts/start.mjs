/** `npm start`: installs, then bundles the supervisor (milliseconds) and becomes it, so that no build tool stays in memory. */
import path from 'node:path'
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { buildSync } = await import('esbuild')
const outfile = path.resolve(import.meta.dirname, '../.nukkad/dist/supervisor.mjs')
buildSync({
  entryPoints: [path.join(import.meta.dirname, 'start/supervisor.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
})
const { start } = await import(outfile)
await start()
