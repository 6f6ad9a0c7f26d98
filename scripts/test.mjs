/** `npm test`: installs, then runs scripts/test.ts. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const script = path.join(import.meta.dirname, 'test.ts')
const done = spawnSync(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(done.status ?? 1)
