import { spawn } from 'node:child_process'

export interface Step {
  /** arguments to Node */
  readonly args: readonly string[]
  readonly cwd: string
  readonly limitMs: number
}

/** How a step ended; `said` is the end of its output. */
export interface Ended {
  readonly isFine: boolean
  readonly isLate: boolean
  readonly said: string
}

const longestWords = 4_000

/**
 * Runs a program of ours and kills it with all its child processes at the time limit, so that an endless loop can't
 * hang a release.
 */
export function runLimited({ args, cwd, limitMs }: Step): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    let said = ''
    let isLate = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-longestWords)
      })
    }
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The process has already exited.
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, limitMs)
    // If this process exits first, it leaves no child processes behind.
    process.once('exit', end)
    const done = () => {
      clearTimeout(timer)
      process.removeListener('exit', end)
    }
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('close', (code) => {
      done()
      resolve({ isFine: code === 0 && !isLate, isLate, said: said.trim() })
    })
  })
}
