/**
 * `npm start`: installs, has the servers bundled if their sources changed, and becomes the supervisor, so that no build
 * tool stays in memory.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { runWithCodeCache } from './bundle/code-cache.cjs'
import { ensureInstalled } from './install.mjs'

ensureInstalled({ needsTools: false })
const { areServersBundled } = await import('./bundle/servers.mjs')
if (!areServersBundled()) {
  const bundler = path.join(import.meta.dirname, 'bundle/bundle-servers.mjs')
  const { status } = spawnSync(process.execPath, [bundler], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await runWithCodeCache(path.join(import.meta.dirname, 'dist/supervisor.cjs')).main()
