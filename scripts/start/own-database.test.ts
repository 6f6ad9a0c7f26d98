import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@nukkad/build/free-port'
import { behindPooler, pooled, withPooler } from '../../packages/api/src/database/pooler.given.ts'
import { type RunningPostgres, startPostgres } from '../../packages/api/src/postgres/start-postgres.ts'
import { root } from './settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-own-'))
const backup = path.join(folder, 'backup')
let cluster: RunningPostgres

beforeAll(async () => {
  cluster = await startPostgres({ dataDir: path.join(folder, 'cluster'), port: 0, isDurable: false })
  mkdirSync(path.join(folder, 'home/registry/releases'), { recursive: true })
  writeFileSync(path.join(folder, 'home/registry/releases/registry.json'), '{}')
}, 60_000)
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function run(words: readonly string[], home: string, url: string) {
  const { REGISTRY_HOME: _, REGISTRY_URL: _url, ...rest } = process.env
  const env = { ...rest, NODE_ENV: '', DATABASE_URL: url, DEMO_DATA_IN_DATABASE_URL: 'true' }
  const set = Object.assign(env, { NUKKAD_HOME: path.join(folder, home) })
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
    cwd: root,
    env: set,
    encoding: 'utf8',
  })
  return [status, stderr]
}

/** The commands that use the database of DATABASE_URL, and their NUKKAD_HOME. */
const commands = [
  ['scripts/operations/proof.ts', [], 'home'],
  ['scripts/operations/staff.ts', ['meera@example.com', 'editor'], 'home'],
  ['scripts/operations/backup.ts', [backup], 'home'],
  ['scripts/operations/restore.ts', [backup], 'empty'],
  ['scripts/seed.ts', [], 'home'],
] as const

withPooler(behindPooler, () => {
  test.each(commands)(
    '%s refuses a pooler in transaction mode with the sentence of the API',
    async (script, words, home) => {
      const url = await pooled(cluster.url, 'transaction')
      const oneLine =
        /^DATABASE_URL leads to a pooler that shares connections[^\n]*set its pool mode to session[^\n]*\n$/
      expect(run([script, ...words], home, url)).toEqual([1, expect.stringMatching(oneLine)])
      expect(existsSync(backup)).toBe(false)
    },
    60_000,
  )
})

test.each(commands)(
  '%s says in one line that no database responds',
  async (script, words, home) => {
    const url = `postgres://nukkad@127.0.0.1:${await freePort()}/nukkad`
    const oneLine = 'The database of DATABASE_URL does not respond; is it running?\n'
    expect(run([script, ...words], home, url)).toEqual([1, oneLine])
  },
  60_000,
)
