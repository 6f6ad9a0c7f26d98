import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from './part.ts'

/** The result of one of our programs: whether it succeeded, and its output. */
export interface Ended {
  readonly isFine: boolean
  readonly said: string
  readonly seconds: number
}

/** Runs a program to its end, without input and collecting its output. */
function toItsEnd(args: readonly string[]): Promise<Ended> {
  const from = performance.now()
  return new Promise((resolve) => {
    const said: Buffer[] = []
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } })
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    const end = (isFine: boolean, word = '') => {
      const seconds = Math.round((performance.now() - from) / 1000)
      resolve({ isFine, said: Buffer.concat(said).toString() + word, seconds })
    }
    child.on('error', (error) => end(false, `${error.message}\n`))
    child.on('close', (code, signal) => end(code === 0, signal ? `${args[0]} was terminated by ${signal}.\n` : ''))
  })
}

/**
 * Runs programs in parallel, as many as there are processors, in the given order: the longest should be first. `told`
 * is called for each when it has ended, so that their outputs do not mix.
 */
export async function sideBySide(
  programs: ReadonlyMap<string, readonly string[]>,
  told: (name: string, ended: Ended) => void,
  atOnce = Math.max(2, availableParallelism()),
): Promise<void> {
  const waiting = [...programs]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) told(next[0], await toItsEnd(next[1]))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
