import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { type RunningPostgres, startPostgres } from '../../packages/api/src/postgres/start-postgres.ts'
import { root } from '../start/settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-backup-'))
const at = (...parts: string[]) => path.join(folder, ...parts)
let cluster: RunningPostgres

const databaseUrl = (name: string) => Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href
const run = (script: string, words: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...env },
    encoding: 'utf8',
  })
const homeOf = (name: string) => ({ NUKKAD_HOME: at(name), REGISTRY_HOME: at(`${name}-registry`) })

beforeAll(async () => {
  cluster = await startPostgres({ dataDir: at('cluster'), port: 0, isDurable: false, database: 'first' })
  const sql = postgres(cluster.url, { max: 1 })
  await sql`create database second`
  await sql.end()
  const first = homeOf('first')
  for (const [file, text] of [
    [path.join(first.NUKKAD_HOME, 'keys/social-secret'), 'social'],
    [path.join(first.REGISTRY_HOME, 'releases/registry.json'), '{}'],
    [path.join(first.REGISTRY_HOME, 'keys/root.key'), 'root'],
  ] as const) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  run('scripts/bench/scale/migrate.ts', [], { DATABASE_URL: databaseUrl('first') })
}, 60_000)

afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup names its database, contains the registry of REGISTRY_HOME, and is restored into another', () => {
  const env = { ...homeOf('first'), DATABASE_URL: databaseUrl('first'), API_SECRET: 'a setting and not a file' }
  const { status, stdout } = run('scripts/operations/backup.ts', [at('backup')], env)
  expect([status, stdout]).toEqual([0, expect.stringContaining(`tables of first on ${new URL(cluster.url).host}`)])
  expect(stdout).toMatch(/not in the backup; keep them elsewhere: API_SECRET, /)
  expect(stdout).not.toContain('SOCIAL_SECRET')

  const second = homeOf('second')
  const restored = run('scripts/operations/restore.ts', [at('backup')], {
    ...second,
    DATABASE_URL: databaseUrl('second'),
  })
  expect([restored.status, restored.stdout]).toEqual([0, expect.stringContaining('into second on')])
  expect(readFileSync(path.join(second.REGISTRY_HOME, 'keys/root.key'), 'utf8')).toBe('root')
  expect(readFileSync(path.join(second.NUKKAD_HOME, 'keys/social-secret'), 'utf8')).toBe('social')
}, 60_000)

test('a restore that fails leaves no copies behind, so that it can be repeated', () => {
  const env = { ...homeOf('third'), DATABASE_URL: databaseUrl('none') }
  expect(run('scripts/operations/restore.ts', [at('backup')], env).status).toBe(1)
  expect(existsSync(path.join(env.REGISTRY_HOME, 'keys'))).toBe(false)
})

test.each([
  ['no registry where it should be', { REGISTRY_HOME: at('nowhere') }, 'There is no registry in'],
  ['no DATABASE_URL in production', { DATABASE_URL: '', NODE_ENV: 'production' }, 'set DATABASE_URL'],
])('a backup with %s is refused with one sentence', (_, env, words) => {
  const all = { ...homeOf('first'), DATABASE_URL: databaseUrl('first'), ...env }
  const { status, stderr } = run('scripts/operations/backup.ts', [at('refused')], all)
  expect([status, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`))])
  expect(existsSync(at('refused'))).toBe(false)
})
