import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../settings.ts'

/** Flags of each of our Node processes, so that none outlives the one that started it. */
export const endWithParent: readonly string[] = [
  '--import',
  path.join(root, 'scripts/start/processes/end-with-parent.mjs'),
]

/** Runs a program to its end; its output is passed through, and a failure carries the end of it. */
export function runToEnd(
  args: readonly string[],
  env: Record<string, string>,
  onLine: (line: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...endWithParent, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let said = ''
    const take = (chunk: Buffer) => {
      said = (said + chunk).slice(-4000)
      for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${args.at(-1)} failed (${signal ?? code}):\n${said.trim()}`))
    })
  })
}
