import { copyFileSync, statSync, truncateSync } from 'node:fs'

export interface LogLimits {
  /** bytes above which the log is moved to `<file>.1`, replacing what was there */
  readonly most: number
  /** milliseconds between two looks at its size */
  readonly every: number
}
const usual: LogLimits = { most: 5 * 1024 * 1024, every: 10_000 }

/**
 * Keeps the log of a process short that holds the file open for as long as it runs, and appends to it: its contents are
 * copied and the file is emptied. A line that is written between the two is lost. Returns a function that ends this.
 */
export function boundLog(file: string, { most, every }: LogLimits = usual): () => void {
  const look = () => {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size <= most) return
    try {
      copyFileSync(file, `${file}.1`)
    } finally {
      // Also on a full disk, where this is what helps.
      truncateSync(file)
    }
  }
  look()
  const timer = setInterval(() => {
    try {
      look()
    } catch {
      // Logging must not end the process; the next look may succeed.
    }
  }, every).unref()
  return () => clearInterval(timer)
}
