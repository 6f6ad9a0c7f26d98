import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../packages/api/src/postgres/start-postgres.ts'
import type { StartSettings } from './settings.ts'

export interface OwnDatabase {
  readonly url: string
  stop(): Promise<void>
}

/** The database of `npm start`, started temporarily when it is not running, or that of DATABASE_URL. */
export async function ownDatabase({ DATABASE_URL, NUKKAD_HOME, PGPORT }: StartSettings): Promise<OwnDatabase> {
  const dataDir = path.join(NUKKAD_HOME, 'postgres')
  const url = DATABASE_URL ?? runningUrl(dataDir, PGPORT)
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir, port: PGPORT })
}

/** The address of a running Nukkad's database, with the password stored beside its data. */
function runningUrl(dataDir: string, port: number): string | undefined {
  if (!existsSync(`${dataDir}.password`) || !existsSync(path.join(dataDir, 'postmaster.pid'))) return undefined
  return `postgres://nukkad:${readFileSync(`${dataDir}.password`, 'utf8')}@127.0.0.1:${port}/nukkad`
}
