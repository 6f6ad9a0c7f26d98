import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Where the system cannot signal a child when its parent dies, a tiny process waits for the pipe from us to break and
 * then ends PostgreSQL. Returns a function that cancels the watch.
 */
export function watchParent({ pid }: Pick<ChildProcess, 'pid'>): () => void {
  const program = `process.stdin.resume().on('end', () => { try { process.kill(${pid}, 'SIGINT') } catch {} })`
  const watcher = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.unref()
  return () => void watcher.kill()
}
