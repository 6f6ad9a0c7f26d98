import path from 'node:path'
import { BadSetting } from '@nukkad/contracts/settings'
import { runToEnd } from './child.ts'
import { environment } from './environment.ts'
import { apiFlags, shellFlags } from './heap-flags.ts'
import { wantFreePorts } from './ports.ts'
import { sinceStart, step } from './progress.ts'
import { Running } from './running.ts'
import { readSettings, root, type StartSettings } from './settings.ts'

/** How `npm start` and `npm run dev` differ. */
export interface Manner {
  /** where it keeps its data, inside NUKKAD_HOME */
  readonly folder?: string
  /** what processes are told besides ports and places */
  readonly env?: (home: string) => Record<string, string>
  /** whether a process that dies by itself is started again; the next save does that in development */
  readonly bringsBack: boolean
  /** brings the remotes and the shell's browser half up to their sources */
  release(env: Record<string, string>): Promise<void>
  /** goes on once everything is up */
  watch?(running: Running, env: Record<string, string>): Promise<void>
}

/** Flags of every Node process of ours, so that none outlives us. */
export const endWithParent: readonly string[] = ['--import', path.join(root, 'scripts/start/end-with-parent.mjs')]
/** A line below the one that says what is under way. */
export const say = (line: string): void => console.log(`    ${line}`)

async function startAll(
  running: Running,
  settings: StartSettings,
  env: Record<string, string>,
  release: Manner['release'],
): Promise<void> {
  const logs = path.join(settings.NUKKAD_HOME, 'logs')
  const service = (name: string, entry: string, ready: string, flags: readonly string[] = []) =>
    running.service({ name, entry: path.join(root, entry), env, logs, ready, flags: [...endWithParent, ...flags] })

  const releases = step('Remotes released', () => release(env))
  const data = (async () => {
    env.DATABASE_URL = await step('Database', () => running.postgres(settings))
    await step('API', () => service('api', 'packages/api/dist/main.mjs', `${env.API_URL}/api/healthz`, apiFlags))
    await step('Demo world', () =>
      runToEnd([...endWithParent, path.join(root, 'packages/world/dist/seed-cli.mjs')], env, say),
    )
  })()
  const standIns = step('Mailbox and pictures', () =>
    service('stand-ins', 'scripts/dist/stand-ins.mjs', `${env.IMAGES_URL}/healthz`, ['--max-old-space-size=160']),
  )
  // It is ready when the API is.
  const shell = releases.then(() =>
    step('Shell', () =>
      service('shell', 'shell/dist/server/main.mjs', `http://127.0.0.1:${settings.PORT}/readyz`, shellFlags),
    ),
  )
  await Promise.all([data, standIns, shell])
}

const portsOf = ({ PORT, API_PORT, SANDBOX_PORT, SMTP_PORT, IMAGES_PORT }: StartSettings) => [
  { port: PORT, setting: 'PORT', what: 'the site' },
  { port: API_PORT, setting: 'API_PORT', what: 'the API' },
  { port: SANDBOX_PORT, setting: 'SANDBOX_PORT', what: 'the mailbox' },
  { port: SMTP_PORT, setting: 'SMTP_PORT', what: 'mail delivery' },
  { port: IMAGES_PORT, setting: 'IMAGES_PORT', what: 'the picture store' },
]

const welcome = ({ PORT, SANDBOX_PORT }: StartSettings) => `
  Nukkad is up after ${sinceStart()}.

  The site      http://localhost:${PORT}
  Its mails     http://localhost:${SANDBOX_PORT}/mailbox   (one-time codes are read here)
  Payments      http://localhost:${SANDBOX_PORT}/razorpay   (no money moves; open ones are settled here)
  The API       http://localhost:${PORT}/api/docs
  Sign in as    ananya@nukkad.test with a one-time code

  Ctrl-C ends it.`

/** One death is an accident; a process that keeps dying within a minute will not get better by another start. */
function deathWatch(most = 3, within = 60_000): () => boolean {
  const deaths: number[] = []
  return () => {
    deaths.push(Date.now())
    return deaths.filter((at) => at > Date.now() - within).length > most
  }
}

/** Starts everything, says where it is, and ends it all with Ctrl-C. */
export async function supervise({ folder = '', env: more, bringsBack, release, watch }: Manner): Promise<void> {
  const isTooOften = deathWatch()
  const running = new Running(({ name, log }, how) => {
    console.error(`${name} ended unexpectedly (${how}); its last words are in ${log}`)
    if (!bringsBack) return
    if (isTooOften()) stop(1)
    else running.restart(name).catch(() => stop(1))
  })
  const stop = (code: number) => void running.stop().then(() => process.exit(code))
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  try {
    const told = readSettings()
    const settings = { ...told, NUKKAD_HOME: path.join(told.NUKKAD_HOME, folder) }
    const env = { ...environment(settings), ...more?.(settings.NUKKAD_HOME) }
    console.log('Starting Nukkad …')
    await wantFreePorts(portsOf(settings))
    await startAll(running, settings, env, release)
    console.log(welcome(settings))
    await watch?.(running, env)
  } catch (error) {
    // What Ctrl-C broke off needs no explanation.
    if (running.isEnding) return
    console.error(error instanceof BadSetting ? error.message : error instanceof Error ? error.message : error)
    await running.stop()
    process.exit(1)
  }
}
