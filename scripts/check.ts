/** `npm run check`: format, lint, types, boundaries, unused code; what must be fine before a commit. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const test = path.join(import.meta.dirname, 'test.ts')
const done = spawnSync(process.execPath, ['--import', 'tsx', test, 'types', 'lint', 'boundaries', 'unused'], {
  stdio: 'inherit',
})
process.exitCode = done.status ?? 1
