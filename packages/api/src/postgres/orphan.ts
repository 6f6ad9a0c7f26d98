import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The lock file of a data folder: process id on its first line, state on its eighth. */
const lockOf = (dataDir: string) => path.join(dataDir, 'postmaster.pid')

/** The process that holds the folder's lock, and whether it accepts connections or is stopping. */
export function readLock(dataDir: string): { pid: number; isReady: boolean; isStopping: boolean } | undefined {
  try {
    const lines = readFileSync(lockOf(dataDir), 'utf8').split('\n')
    const state = lines[7]?.trim()
    return { pid: Number(lines[0]), isReady: state === 'ready', isStopping: state === 'stopping' }
  } catch {
    return undefined
  }
}

/**
 * Cleans up after a crash: removes a lock without a process, and stops a PostgreSQL whose starter died. One whose
 * starter is alive is in use, and is left running.
 */
export async function clearOrphan(dataDir: string, ownerFile: string): Promise<void> {
  const lock = readLock(dataDir)
  if (!lock) return
  if (!isPostgresOf(lock.pid, dataDir)) {
    rmSync(lockOf(dataDir), { force: true })
    return
  }
  const owner = readOwner(ownerFile)
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new Error(`The database in ${dataDir} is in use by process ${owner}; is Nukkad already running?`)
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(lock.pid, signal)
    for (let waited = 0; waited < 8_000; waited += 50) {
      if (!isAlive(lock.pid)) break
      await sleep(50)
    }
    if (!isAlive(lock.pid)) break
  }
  rmSync(lockOf(dataDir), { force: true })
}

function readOwner(ownerFile: string): number | undefined {
  return existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) || undefined : undefined
}

/** After a reboot another program may have the old process id. */
function isPostgresOf(pid: number, dataDir: string): boolean {
  if (!pid || !isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return command.some((part) => part.endsWith('postgres')) && command.includes(dataDir)
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process ended between the check and the signal.
  }
}
