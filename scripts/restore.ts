/**
 * `npm run restore -- <folder>`: restores a backup into an empty database and a NUKKAD_HOME without keys and releases.
 */
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { CannotRestore, restoreDatabase } from '../packages/api/src/backup/restore-database.ts'
import { openDb } from '../packages/api/src/db.ts'
import { ownDatabase } from './start/own-database.ts'
import { readSettings } from './start/settings.ts'

const settings = readSettings()
const folder = path.resolve(process.argv[2] ?? '')

async function restore(): Promise<void> {
  if (!process.argv[2]) throw new CannotRestore('Give the folder that npm run backup created.')
  const existing = ['registry', 'keys'].find((part) => existsSync(path.join(settings.NUKKAD_HOME, part)))
  if (existing) {
    throw new CannotRestore(
      `${path.join(settings.NUKKAD_HOME, existing)} already exists; a backup can only be restored into an empty NUKKAD_HOME.`,
    )
  }
  const database = await ownDatabase(settings)
  const db = openDb({ url: database.url, pool: 1 })
  try {
    const { tables } = await restoreDatabase(db, path.join(folder, 'database'))
    for (const part of ['registry', 'keys'].filter((part) => existsSync(path.join(folder, part)))) {
      cpSync(path.join(folder, part), path.join(settings.NUKKAD_HOME, part), { recursive: true })
    }
    console.log(`${tables.length} tables, keys and releases have been restored.`)
  } finally {
    await db.end()
    await database.stop()
  }
}

try {
  await restore()
} catch (error) {
  if (!(error instanceof CannotRestore)) throw error
  console.error(error.message)
  process.exitCode = 1
}
