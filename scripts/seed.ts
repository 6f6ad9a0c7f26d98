/**
 * `npm run seed -- --scale 100000`: fills the database of `npm start` (running or not), or that of DATABASE_URL if a
 * setting asks for it.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { BadSetting } from '@nukkad/contracts/settings'
import { refusalOfDemoData } from './start/demo-data.ts'
import { ownDatabase } from './start/own-database.ts'
import { readSettings } from './start/settings.ts'

async function seed(): Promise<number> {
  const settings = readSettings()
  const refusal = refusalOfDemoData(settings)
  if (refusal) throw new BadSetting(refusal)
  const database = await ownDatabase(settings)
  const done = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, '../packages/world/src/seed-cli.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } },
  )
  await database.stop()
  return done.status ?? 1
}

try {
  process.exitCode = await seed()
} catch (error) {
  if (!(error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
