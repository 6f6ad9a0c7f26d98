/**
 * `npm run backup -- <folder>`: copies the database, keys and the registry with its releases to a new folder, whether
 * Nukkad runs or not.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { BadSetting } from '@nukkad/contracts/settings'
import { dumpDatabase } from '../../packages/api/src/backup/dump-database.ts'
import { openDb } from '../../packages/api/src/db.ts'
import { databaseIn, foldersOf, isRegistryElsewhere, secretsElsewhere } from '../backup/backed-up.ts'
import { ownDatabase } from '../start/own-database.ts'
import { readSettings } from '../start/settings.ts'

/** Why nothing can be backed up; its message is one sentence. */
class CannotBackUp extends Error {}

async function backUp(): Promise<void> {
  const settings = readSettings()
  const home = settings.NUKKAD_HOME
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = path.resolve(process.argv[2] ?? path.join(home, 'backups', now))
  if (existsSync(folder)) throw new CannotBackUp(`${folder} already exists; choose a folder that does not.`)
  const { keys = '', registry = '' } = foldersOf(home)
  if (!existsSync(registry) && !isRegistryElsewhere()) {
    throw new CannotBackUp(
      `There is no registry in ${registry}. Set REGISTRY_HOME to its folder, or REGISTRY_URL to its address if it runs on another machine.`,
    )
  }
  const database = await ownDatabase(settings)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // The document is copied before the versions that it lists, so that no version is missing if one is released meanwhile.
    for (const part of ['releases/registry.json', ''])
      copy(path.join(registry, part), path.join(folder, 'registry', part))
    copy(keys, path.join(folder, 'keys'))
    const tables = await dump(database.url, path.join(folder, 'database'))
    console.log(`${tables} tables of ${databaseIn(database.url)} have been copied to ${folder}, and these folders:`)
    for (const part of [registry, keys]) console.log(existsSync(part) ? `  ${part}` : `  none from ${part}`)
    tellWhatIsMissing(home, existsSync(registry))
  } finally {
    await database.stop()
  }
}

function copy(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: false })
}

async function dump(url: string, folder: string): Promise<number> {
  const db = openDb({ url, pool: 1 })
  try {
    return (await dumpDatabase(db, folder)).tables.length
  } finally {
    await db.end()
  }
}

function tellWhatIsMissing(home: string, hasRegistry: boolean): void {
  if (!hasRegistry) console.log('The registry is not in the backup: back it up on its machine.')
  const secrets = secretsElsewhere(home)
  if (secrets.length > 0)
    console.log(`These secrets are not in the backup; keep them elsewhere: ${secrets.join(', ')}.`)
  console.log('It contains secrets: store it safely.')
}

try {
  await backUp()
} catch (error) {
  if (!(error instanceof BadSetting || error instanceof CannotBackUp)) throw error
  console.error(error.message)
  process.exitCode = 1
}
