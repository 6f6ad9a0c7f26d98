import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settingsFrom } from '@nukkad/contracts/settings'
import { seedDemoWorld } from './demo-world.ts'
import { root, StartSettingsSchema } from './settings.ts'

const home = mkdtempSync(path.join(tmpdir(), 'nukkad-demo-data-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Nothing listens there: whoever connects fails. */
const own = { DATABASE_URL: 'postgres://shop:x@127.0.0.1:1/shop', NUKKAD_HOME: home }
const settings = (env: Record<string, string>) => settingsFrom(StartSettingsSchema, env)

test('npm start writes no demo data to a database of the user, and says how to ask for it', async () => {
  const said: string[] = []
  await seedDemoWorld(settings(own), own, (line) => said.push(line))
  expect(said).toEqual([expect.stringContaining('Set DEMO_DATA_IN_DATABASE_URL=true')])
})

test('npm run seed refuses a database of the user with one sentence', () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
      cwd: root,
      env: { ...process.env, ...own, ...env },
      encoding: 'utf8',
    })
  const refused = run({})
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^No demo data was written: [^\n]+\n$/)])

  expect(run({ DEMO_DATA_IN_DATABASE_URL: 'true' }).stderr).toBe(
    'The database of DATABASE_URL does not respond; is it running?\n',
  )
})
