import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { bundledProgram } from '@nukkad/build/bundled-program'

const root = path.resolve(__dirname, '../../../..')

export interface Started {
  readonly child: ChildProcess
  /** The address that it printed when it was ready. */
  readonly url: string
  /** Everything it has printed so far. */
  readonly output: () => string
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>
}

/** Starts one of our programs as a separate process; ready when it prints an address. */
export async function startProcess(
  program: string,
  env: Record<string, string>,
  /** Placed before node on the command line, e.g. to run as another user. */
  prefix: readonly string[] = [],
): Promise<Started> {
  const [command = '', ...args] = [...prefix, process.execPath, await bundledProgram(program)]
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said.push(String(chunk))
      const address = /ready at (\S+)/.exec(said.join(''))?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    setTimeout(() => reject(new Error(`${program} is not ready: ${said.join('')}`)), 90_000).unref()
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said.join('')}`)))
  })
  return {
    child,
    url,
    output: () => said.join(''),
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
