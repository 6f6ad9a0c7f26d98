import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isWorkTree, workspaceRoot } from '../workspace.ts'
import { freePort } from './free-port.ts'

const program = path.join(workspaceRoot, 'shell/dist/server/main.cjs')
/** What says which shell was built. */
export const shellFiles = [
  program,
  ...['server/render-child.cjs', 'browser/manifest.json'].map((file) => path.join(workspaceRoot, 'shell/dist', file)),
]
const startsWithinMs = 20_000

/** A shell that serves one release, which no visitor ever meets. */
export interface TrialShell {
  readonly origin: string
  close(): void
}

/** Was the shell built here? `npm start` does it; a repository with the packed packages has none. */
export const hasShell = (): boolean => isWorkTree && shellFiles.every((file) => existsSync(file))

/**
 * Starts the shell's own server on a free port, with `home` for its NUKKAD_HOME. Nobody answers at its API: screens have to
 * bear that. Throws when it does not start in time.
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

/** Port 9 answers nobody. */
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
