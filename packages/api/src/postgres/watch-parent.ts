import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Where the system does not tell a child of its parent's death, a tiny process waits for the pipe from us to break
 * and then ends PostgreSQL. Answers how to call the watch off.
 */
export function watchParent({ pid }: Pick<ChildProcess, 'pid'>): () => void {
  const program = `process.stdin.resume().on('end', () => { try { process.kill(${pid}, 'SIGINT') } catch {} })`
  const watcher = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.unref()
  return () => void watcher.kill()
}
