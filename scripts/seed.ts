/** `npm run seed -- --scale 100000`: fills the database of `npm start` (running or not) or that of DATABASE_URL. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ownDatabase } from './start/own-database.ts'
import { readSettings } from './start/settings.ts'

const database = await ownDatabase(readSettings())
const done = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(import.meta.dirname, '../packages/world/src/seed-cli.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } },
)
await database.stop()
process.exitCode = done.status ?? 1
