import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isWorkTree, workspaceRoot } from '../workspace.ts'
import { freePort } from './free-port.ts'

const program = path.join(workspaceRoot, 'shell/dist/server/main.cjs')
/** The files that identify which shell was built. */
export const shellFiles = [
  program,
  ...['server/render-child.cjs', 'browser/manifest.json'].map((file) => path.join(workspaceRoot, 'shell/dist', file)),
]
const startsWithinMs = 20_000

/** A shell that serves one release for a trial and is never reached by visitors. */
export interface TrialShell {
  readonly origin: string
  close(): void
}

/** Whether the shell was built here: `npm start` builds it; a repository that uses the packed packages has none. */
export const hasShell = (): boolean => isWorkTree && shellFiles.every((file) => existsSync(file))

/**
 * Starts the shell's own server on a free port, with `home` as its NUKKAD_HOME. Its API address does not answer, which
 * screens have to tolerate. Throws when it does not start in time.
 */
export async function startTrialShell(home: string): Promise<TrialShell> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [program], {
    cwd: workspaceRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ...addresses(port, origin),
      NUKKAD_HOME: home,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = () => void child.kill('SIGKILL')
  process.once('exit', close)
  await untilItAnswers(origin, child)
  return { origin, close }
}

/** Nothing listens on port 9. */
const nobody = 'http://127.0.0.1:9'
const addresses = (port: number, origin: string) => ({
  PORT: String(port),
  PUBLIC_URL: origin,
  REGISTRY_URL: 'none',
  API_URL: nobody,
  IMAGES_URL: nobody,
})

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + startsWithinMs; Date.now() < end && child.exitCode === null; await sleep(50)) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('the shell that mounts a release did not start')
}
