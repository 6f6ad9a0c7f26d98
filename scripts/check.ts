/** `npm run check`: format, lint, types, boundaries, unused code, limits of size, names in the docs, files of the schema, the API's document and client; what must be fine before a commit. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const test = path.join(import.meta.dirname, 'test.ts')
const parts = ['types', 'lint', 'boundaries', 'unused', 'limits', 'docs', 'schema', 'client']
const done = spawnSync(process.execPath, ['--import', 'tsx', test, ...parts], { stdio: 'inherit' })
process.exitCode = done.status ?? 1
