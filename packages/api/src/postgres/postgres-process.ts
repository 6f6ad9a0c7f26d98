import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from './as-other-user.ts'
import { readLock } from './orphan.ts'

interface StartedServer {
  readonly child: ChildProcess
  readonly ended: Promise<string | number | null>
}

/**
 * After its parent process crashed, the previous PostgreSQL takes a moment to notice; until then the data is in use.
 */
export async function startServer({ program, args }: Command, dataDir: string): Promise<StartedServer> {
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
export function endAtOnce(child: ChildProcess, dataDir: string): void {
  const watch = setInterval(() => {
    if (readLock(dataDir)?.isStopping) child.kill('SIGINT')
  }, 500).unref()
  child.once('exit', () => clearInterval(watch))
}

export function serverArgs({
  port,
  isDurable,
  maxConnections,
}: {
  port: number
  isDurable: boolean
  maxConnections: number
}) {
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
