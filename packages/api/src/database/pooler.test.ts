import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@nukkad/build/free-port'
import { giveAway, wrapped } from '../postgres/as-other-user.ts'
import { readSettings } from '../settings.ts'
import { CannotStart, startApi } from '../start-api.ts'
import { useWorld } from '../testing/world.ts'
import { checkSessions } from './check-sessions.ts'

/** The real PgBouncer, if installed: `apt-get install pgbouncer`, or its path in PGBOUNCER. */
function findPooler(): string | undefined {
  try {
    const PATH = `${process.env.PATH}:/usr/sbin`
    return process.env.PGBOUNCER ?? execFileSync('which', ['pgbouncer'], { encoding: 'utf8', env: { PATH } }).trim()
  } catch {
    return undefined
  }
}
const program = findPooler()
const withPooler = program ? describe : describe.skip
const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-pooler-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
const ignored = `ignore_startup_parameters = ${limits.join(', ')}`

const world = useWorld()
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Starts PgBouncer before the test's database, and returns the address through it. */
async function pooled(mode: 'session' | 'transaction', options: readonly string[] = [ignored]): Promise<string> {
  const port = await freePort()
  const { hostname, port: behind, username, password, pathname } = new URL(world.databaseUrl)
  const own = path.join(folder, mode)
  rmSync(own, { recursive: true, force: true })
  const file = `${own}.ini`
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${behind} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`,
    `pool_mode = ${mode}\ndefault_pool_size = 40\nlog_connections = 0\nlog_disconnections = 0`,
    ...options,
  ]
  writeFileSync(file, lines.join('\n'), { mode: 0o600 })
  giveAway(folder)
  const { program: command, args } = wrapped({ program: program ?? '', args: ['-q', file] })
  running.push(spawn(command, [...args], { stdio: 'ignore' }))
  while (!(await isListening(port))) await sleep(20)
  return `postgres://anyone:x@127.0.0.1:${port}${pathname}`
}

const start = (url: string) =>
  startApi(
    readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      API_SECRET: world.settings.API_SECRET,
      LOG_LEVEL: 'silent',
      API_PORT: '0',
      DRAIN_SECONDS: '0',
    }),
  )

test('without a pooler each connection has a session and its limits', async () => {
  expect(await checkSessions(world.databaseUrl)).toEqual([])
})

withPooler(program ? 'behind PgBouncer' : 'behind PgBouncer, skipped: there is no pgbouncer on this machine', () => {
  test('in session mode the API starts, answers many at once, and hears notifications', async () => {
    const url = await pooled('session')
    const api = await start(url)
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    const ask = () => fetch(`${api.url}/api/v5/all/search?q=chai&city=delhi`, { headers }).then(({ status }) => status)
    expect(new Set(await Promise.all(Array.from({ length: 60 }, ask)))).toEqual(new Set([200]))
    const [heard] = await world.db`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`
    expect(heard?.count).toBeGreaterThan(0)
    await api.stop()
  })

  test('limits that it drops are noticed until the database or the user has them', async () => {
    const url = await pooled('session')
    expect(await checkSessions(url)).toEqual(limits)
    for (const limit of limits) {
      await world.db.unsafe(`alter database ${new URL(url).pathname.slice(1)} set ${limit} = '15s'`)
    }
    expect(await checkSessions(await pooled('session'))).toEqual([])
  })

  test('in transaction mode the API refuses to start, with a sentence that says what to set', async () => {
    const url = await pooled('transaction')
    await expect(start(url)).rejects.toThrow(CannotStart)
    await expect(start(url)).rejects.toThrow('set its pool mode to session')
  })

  test('limits that it refuses are explained with a sentence', async () => {
    const url = await pooled('session', [])
    await expect(start(url)).rejects.toThrow('refuses the limits of our connections')
  })
})
