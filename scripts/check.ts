/**
 * `npm run check`: format, lint, types, boundaries, unused code, size limits, names in the docs, files of the schema,
 * the API's document and client; all must pass before a commit.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const test = path.join(import.meta.dirname, 'test.ts')
const parts = ['types', 'lint', 'boundaries', 'unused', 'limits', 'docs', 'schema', 'client']
const done = spawnSync(process.execPath, ['--import', 'tsx', test, ...parts], { stdio: 'inherit' })
process.exitCode = done.status ?? 1
