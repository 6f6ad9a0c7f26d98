/**
 * `npm run restore -- <folder>`: restores a backup into an empty database and a NUKKAD_HOME without keys and releases.
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BadSetting } from '@nukkad/contracts/settings'
import { restoreDatabase } from '../../packages/api/src/backup/restore-database.ts'
import { CannotRestore } from '../../packages/api/src/backup/restore-refusals.ts'
import { openDb } from '../../packages/api/src/db.ts'
import { databaseIn, foldersOf } from '../backup/backed-up.ts'
import { ownDatabase } from '../start/own-database.ts'
import { readSettings } from '../start/settings.ts'

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

async function restore(): Promise<void> {
  const settings = readSettings()
  if (!process.argv[2]) throw new CannotRestore('Give the folder that npm run backup created.')
  const folder = path.resolve(process.argv[2])
  const targets = foldersOf(settings.NUKKAD_HOME)
  const existing = Object.values(targets).find(isFilled)
  if (existing) {
    throw new CannotRestore(
      `${existing} is not empty; a backup can only be restored into a NUKKAD_HOME without keys and releases. Remove what an interrupted restore copied.`,
    )
  }
  const database = await ownDatabase(settings)
  try {
    const parts = Object.entries(targets).filter(([part]) => existsSync(path.join(folder, part)))
    const tables = await withCopies(folder, parts, () => restoreRows(database.url, path.join(folder, 'database')))
    console.log(`${tables} tables have been restored into ${databaseIn(database.url)}, and these folders:`)
    for (const [, target] of parts) console.log(`  ${target}`)
  } finally {
    await database.stop()
  }
}

/** Copies first and removes the copies if the rows cannot be restored, so that the command can be repeated. */
async function withCopies<T>(
  folder: string,
  parts: readonly (readonly [part: string, target: string])[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    for (const [part, target] of parts) cpSync(path.join(folder, part), target, { recursive: true })
    return await work()
  } catch (error) {
    for (const [, target] of parts) {
      for (const name of existsSync(target) ? readdirSync(target) : [])
        rmSync(path.join(target, name), { recursive: true, force: true })
    }
    throw error
  }
}

async function restoreRows(url: string, folder: string): Promise<number> {
  const db = openDb({ url, pool: 1 })
  try {
    return (await restoreDatabase(db, folder)).tables.length
  } finally {
    await db.end()
  }
}

try {
  await restore()
} catch (error) {
  if (!(error instanceof CannotRestore || error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
