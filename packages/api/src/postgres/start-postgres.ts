import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { hasSetpriv, wrapped } from './as-other-user.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { boundLog, type LogLimits } from './bounded-log.ts'
import { ensureDataFolder, superuser } from './data-folder.ts'
import { clearOrphan } from './orphan.ts'
import { endAtOnce, serverArgs, startServer } from './postgres-process.ts'
import { usablePort } from './usable-port.ts'
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

async function ensureDatabase(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [existing] = await sql`select 1 from pg_database where datname = ${name}`
    if (!existing) await sql`create database ${sql(name)}`
  } finally {
    await sql.end()
  }
}
