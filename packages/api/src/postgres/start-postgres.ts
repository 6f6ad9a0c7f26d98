import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Command, hasSetpriv, wrapped } from './as-other-user.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { boundLog, type LogLimits } from './bounded-log.ts'
import { ensureDataFolder, superuser } from './data-folder.ts'
import { clearOrphan, readLock } from './orphan.ts'
import { watchParent } from './watch-parent.ts'

export interface PostgresOptions {
  /** The data folder; created at the first start. Its password and log are stored beside it. */
  dataDir: string
  /** 0 picks a free one. */
  port: number
  /** False for tests: faster, but a crash of the machine may lose data. */
  isDurable?: boolean
  database?: string
  maxConnections?: number
  /** of `<dataDir>.log`, which may become twice as large together with its predecessor; by default 5 MB */
  logLimits?: LogLimits
  /** By default those installed by npm. */
  binaries?: Binaries
}

export interface RunningPostgres {
  readonly url: string
  readonly pid: number
  /** the file that it logs to */
  readonly log: string
  /** its exit code, or the signal that ended it; 0 after any requested shutdown */
  readonly ended: Promise<string | number | null>
  /** Shuts it down cleanly; connections are closed. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL installed by npm, on 127.0.0.1 only, and creates the database. It ends with the process that
 * started it, even when that is killed; leftovers of a crash are cleaned up.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { isDurable = true, database = 'nukkad', maxConnections = 60, binaries = findBinaries() } = options
  const dataDir = path.resolve(options.dataDir)
  const ownerFile = `${dataDir}.owner`
  mkdirSync(path.dirname(dataDir), { recursive: true })
  const password = await ensureDataFolder(dataDir, binaries, isDurable)
  await clearOrphan(dataDir, ownerFile)
  const port = await usablePort(options.port)
  writeFileSync(ownerFile, String(process.pid))

  const log = `${dataDir}.log`
  const unbound = boundLog(log, options.logLimits)
  const { child, ended } = await startServer(
    wrapped(
      { program: binaries.postgres, args: ['-D', dataDir, ...serverArgs({ port, isDurable, maxConnections })] },
      { endsWithParent: true },
    ),
    dataDir,
  )
  const unwatch = hasSetpriv() ? undefined : watchParent(child)
  endAtOnce(child, dataDir)
  child.once('exit', unbound)
  const url = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
  await ensureDatabase(url('postgres'), database)
  return {
    url: url(database),
    pid: child.pid as number,
    log,
    ended,
    async stop() {
      unwatch?.()
      if (child.exitCode === null && child.signalCode === null) {
        child.ref() // Otherwise Node could exit before PostgreSQL does, and report success.
        child.kill('SIGINT')
        await ended
      }
      rmSync(ownerFile, { force: true })
    },
  }
}

interface StartedServer {
  readonly child: ChildProcess
  readonly ended: Promise<string | number | null>
}

/**
 * After its parent process crashed, the previous PostgreSQL takes a moment to notice; until then the data is in use.
 */
async function startServer({ program, args }: Command, dataDir: string): Promise<StartedServer> {
  for (let tries = 1; ; tries += 1) {
    const said = existsSync(`${dataDir}.log`) ? statSync(`${dataDir}.log`).size : 0
    const log = openSync(`${dataDir}.log`, 'a')
    const child = spawn(program, [...args], {
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      detached: true, // Ctrl-C in the terminal must reach only us: we close our connections first.
    })
    closeSync(log)
    const ended = new Promise<string | number | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? code)),
    )
    try {
      await ready(child, dataDir, said)
      child.unref()
      return { child, ended }
    } catch (error) {
      if (tries === 20 || !/shared memory block/.test((error as Error).message)) throw error
      await sleep(500)
    }
  }
}

/** On SIGTERM it would wait for its clients to disconnect, so a smart shutdown is turned into a fast one. */
function endAtOnce(child: ChildProcess, dataDir: string): void {
  const watch = setInterval(() => {
    if (readLock(dataDir)?.isStopping) child.kill('SIGINT')
  }, 500).unref()
  child.once('exit', () => clearInterval(watch))
}

function serverArgs({ port, isDurable, maxConnections }: { port: number; isDurable: boolean; maxConnections: number }) {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '32MB',
    work_mem: '6MB',
    maintenance_work_mem: '48MB',
    jit: 'off',
    // For disks without moving parts: with the default of 4, lists of a merchant read the variants of all merchants.
    random_page_cost: 1.1,
    max_parallel_workers_per_gather: 0,
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function ready(child: ChildProcess, dataDir: string, said: number): Promise<void> {
  let failure: string | undefined
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', () => {
    failure ??= lastWords(dataDir, said)
  })
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (failure) throw new Error(`PostgreSQL did not start: ${failure}`)
    const lock = readLock(dataDir)
    if (lock?.pid === child.pid && lock?.isReady) return
    await sleep(25)
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL did not become ready within a minute; its log is ${dataDir}.log.`)
}

/** The last error of this start: its log begins after the first `said` bytes. */
function lastWords(dataDir: string, said: number): string {
  const lines = readFileSync(`${dataDir}.log`).subarray(said).toString().trim().split('\n')
  return (lines.findLast((line) => /FATAL|ERROR/.test(line)) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|ERROR):\s*/, '')
}

async function usablePort(wanted: number): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', () => reject(new Error(`Port ${wanted} is used by another program; set PGPORT to a free one.`)))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      probe.close(() => resolve(port))
    })
  })
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [existing] = await sql`select 1 from pg_database where datname = ${name}`
    if (!existing) await sql`create database ${sql(name)}`
  } finally {
    await sql.end()
  }
}
