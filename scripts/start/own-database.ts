import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BadSetting } from '@nukkad/contracts/settings'
import { checkSessions, SharedSessions } from '../../packages/api/src/database/check-sessions.ts'
import { databaseTrouble } from '../../packages/api/src/database/database-trouble.ts'
import { startPostgres } from '../../packages/api/src/postgres/start-postgres.ts'
import type { StartSettings } from './settings.ts'

export interface OwnDatabase {
  readonly url: string
  stop(): Promise<void>
}

/**
 * The database of `npm start`, started temporarily when it is not running, or that of DATABASE_URL. Throws BadSetting
 * where a forgotten DATABASE_URL would lead to the wrong one, and where the API would refuse to start with it.
 */
export async function ownDatabase({ DATABASE_URL, NUKKAD_HOME, PGPORT }: StartSettings): Promise<OwnDatabase> {
  if (DATABASE_URL === undefined && process.env.NODE_ENV === 'production') {
    throw new BadSetting('With NODE_ENV=production, set DATABASE_URL; without both, this is the database of npm start.')
  }
  if (DATABASE_URL !== undefined) await wantUsable(DATABASE_URL)
  const dataDir = path.join(NUKKAD_HOME, 'postgres')
  const url = DATABASE_URL ?? runningUrl(dataDir, PGPORT)
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir, port: PGPORT })
}

async function wantUsable(url: string): Promise<void> {
  try {
    await checkSessions(url)
  } catch (error) {
    const sentence = error instanceof SharedSessions ? error.message : databaseTrouble(error)
    throw sentence ? new BadSetting(sentence) : error
  }
}

/** The address of a running Nukkad's database, with the password stored beside its data. */
function runningUrl(dataDir: string, port: number): string | undefined {
  if (!existsSync(`${dataDir}.password`) || !existsSync(path.join(dataDir, 'postmaster.pid'))) return undefined
  return `postgres://nukkad:${readFileSync(`${dataDir}.password`, 'utf8')}@127.0.0.1:${port}/nukkad`
}
