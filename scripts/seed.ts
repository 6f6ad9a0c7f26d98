/** `npm run seed -- --scale 100000`: fills the database of `npm start` (running or not) or that of DATABASE_URL. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../packages/api/src/postgres/start-postgres.ts'
import { readSettings } from './start/settings.ts'

const settings = readSettings()
const dataDir = path.join(settings.NUKKAD_HOME, 'postgres')

/** The database of a running Nukkad answers with the password that lies beside its data. */
async function runningUrl(): Promise<string | undefined> {
  if (!existsSync(`${dataDir}.password`) || !existsSync(path.join(dataDir, 'postmaster.pid'))) return undefined
  return `postgres://nukkad:${readFileSync(`${dataDir}.password`, 'utf8')}@127.0.0.1:${settings.PGPORT}/nukkad`
}

const known = settings.DATABASE_URL ?? (await runningUrl())
const started = known ? undefined : await startPostgres({ dataDir, port: settings.PGPORT })
const done = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(import.meta.dirname, '../packages/world/src/seed-cli.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, DATABASE_URL: known ?? started?.url } },
)
await started?.stop()
process.exitCode = done.status ?? 1
