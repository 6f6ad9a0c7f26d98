import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The parent of a process; undefined if the system does not tell. */
function parentOf(pid: number): number | undefined {
  try {
    const said =
      process.platform === 'linux'
        ? /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return Number(said) || undefined
  } catch {
    return undefined
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Calls `gone` once when one of the `count` processes above this one has ended: npm and the shell in which it runs
 * commands do not notify us when they are killed. A process started without npm does not watch its parent.
 */
export function watchAncestors(count: number, gone: () => void): void {
  if (!/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? '')) return
  const chain: number[] = []
  for (let pid: number | undefined = process.pid; chain.length < count; ) {
    pid = parentOf(pid)
    if (pid === undefined || pid === 1) break
    chain.push(pid)
  }
  if (chain.length === 0) return
  const timer = setInterval(() => {
    if (process.ppid === chain[0] && chain.every(isThere)) return
    clearInterval(timer)
    gone()
  }, 500)
  timer.unref()
}
