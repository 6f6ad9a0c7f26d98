import { BadSetting } from '@nukkad/contracts/settings'
import {
  buildApp,
  databaseTrouble,
  NoTables,
  openDb,
  readSettings as readApiSettings,
  wantTables,
  withSecrets,
} from '../../packages/api/src/index.ts'
import type { Modules } from '../../packages/api/src/modules/index.ts'
import { environment } from '../start/environment.ts'
import { ownDatabase } from '../start/own-database.ts'
import { readSettings } from '../start/settings.ts'

/**
 * Runs a command on the modules of the API, with the database of `npm start` or of DATABASE_URL; `work` returns the exit
 * code. What keeps a database from being used is told in one sentence.
 */
export async function withApi(work: (modules: Modules) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await onDatabase(work)
  } catch (error) {
    const isForPeople = error instanceof BadSetting || error instanceof NoTables
    const sentence = isForPeople ? error.message : databaseTrouble(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exitCode = 1
  }
}

async function onDatabase(work: (modules: Modules) => Promise<number>): Promise<number> {
  const settings = readSettings()
  const database = await ownDatabase(settings)
  const db = openDb({ url: database.url, pool: 2 })
  try {
    await wantTables(db)
    const env = { ...process.env, ...environment(settings), DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    const { app, modules } = await buildApp({ db, settings: readApiSettings(withSecrets(env)) })
    return await work(modules).finally(() => app.close())
  } finally {
    await db.end({ timeout: 5 })
    await database.stop()
  }
}
