import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@nukkad/build/free-port'
import { giveAway, wrapped } from '../postgres/as-other-user.ts'

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

/** `describe` for tests with the pooler, and the title that says why they were skipped. */
export const withPooler = program ? describe : describe.skip
export const behindPooler = program
  ? 'behind PgBouncer'
  : 'behind PgBouncer, skipped: there is no pgbouncer on this machine'

/** Limits that each connection asks for. */
export const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
const ignored = `ignore_startup_parameters = ${limits.join(', ')}`

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-pooler-'))
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Starts PgBouncer before a database until the end of the test, and returns the address through it. */
export async function pooled(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  options: readonly string[] = [ignored],
): Promise<string> {
  const port = await freePort()
  const { hostname, port: behind, username, password, pathname } = new URL(databaseUrl)
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
