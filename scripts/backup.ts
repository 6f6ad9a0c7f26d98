/**
 * `npm run backup -- <folder>`: copies the database, keys and the registry with its releases to a new folder, whether
 * Nukkad runs or not.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { dumpDatabase } from '../packages/api/src/backup/dump-database.ts'
import { openDb } from '../packages/api/src/db.ts'
import { ownDatabase } from './start/own-database.ts'
import { readSettings } from './start/settings.ts'

const settings = readSettings()
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const folder = path.resolve(process.argv[2] ?? path.join(settings.NUKKAD_HOME, 'backups', now))
if (existsSync(folder)) {
  console.error(`${folder} already exists; choose a folder that does not.`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true, mode: 0o700 })
// The document is copied before the versions that it lists, so that no version is missing if one is released meanwhile.
for (const part of ['registry/releases/registry.json', 'registry', 'keys']) {
  const from = path.join(settings.NUKKAD_HOME, part)
  if (existsSync(from)) cpSync(from, path.join(folder, part), { recursive: true, force: false })
}
const database = await ownDatabase(settings)
const db = openDb({ url: database.url, pool: 1 })
try {
  const { tables } = await dumpDatabase(db, path.join(folder, 'database'))
  console.log(
    `${tables.length} tables, keys and releases have been copied to ${folder}. It contains secrets: store it safely.`,
  )
} finally {
  await db.end()
  await database.stop()
}
