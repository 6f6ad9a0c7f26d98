import path from 'node:path'
import { refusalOfDemoData } from './demo-data.ts'
import { seedDemoWorld } from './demo-world.ts'
import { environment } from './environment.ts'
import { apiFlags, drawingAllocator, registryFlags, shellFlags, standInFlags } from './heap-flags.ts'
import { wantFreePorts } from './ports.ts'
import { keepRunning, type Supervision } from './processes/keep-running.ts'
import type { Running } from './processes/running.ts'
import { sinceStart, step } from './progress.ts'
import { codeCache, readSettings, root, type StartSettings } from './settings.ts'

/** The differences between `npm start` and `npm run dev`. */
export interface Manner extends Supervision {
  /** its data folder inside NUKKAD_HOME */
  readonly folder?: string
  /** additional environment of the processes, besides ports and paths */
  readonly env?: (home: string) => Record<string, string>
  /** releases the remotes and builds the shell's browser half from the present sources */
  release(env: Record<string, string>): Promise<void>
  /** runs once everything is up */
  watch?(running: Running, env: Record<string, string>): Promise<void>
}

/** Prints a detail below the line of the current step. */
export const say = (line: string): void => console.log(`    ${line}`)

async function startAll(
  running: Running,
  settings: StartSettings,
  env: Record<string, string>,
  release: Manner['release'],
): Promise<void> {
  const logs = path.join(settings.NUKKAD_HOME, 'logs')
  const service = (name: string, entry: string, ready: string, flags: readonly string[], own = {}) =>
    running.service({
      name,
      entry: path.join(root, entry),
      logs,
      ready,
      env: { ...env, ...own },
      flags: [...flags, codeCache],
    })

  const registryUrl = `http://127.0.0.1:${settings.REGISTRY_PORT}/healthz`
  const registry = step('Registry', () =>
    service('registry', 'packages/registry/dist/main.cjs', registryUrl, registryFlags),
  )
  const releases = registry.then(() => step('Remotes released', () => release(env)))
  const data = (async () => {
    env.DATABASE_URL = await step('Database', () => running.postgres(settings))
    await step('API', () => service('api', 'packages/api/dist/main.cjs', `${env.API_URL}/api/healthz`, apiFlags))
    const seed = () => seedDemoWorld(settings, env, say)
    await (refusalOfDemoData(settings) ? seed() : step('Demo world', seed))
  })()
  const imagesUrl = `${env.IMAGES_URL}/healthz`
  const standIns = step('Mailbox and pictures', () =>
    service('stand-ins', 'scripts/dist/stand-ins.cjs', imagesUrl, standInFlags, drawingAllocator),
  )
  // It is ready when the API is.
  const shell = releases.then(() =>
    step('Shell', () =>
      service('shell', 'shell/dist/server/main.cjs', `http://127.0.0.1:${settings.PORT}/readyz`, shellFlags),
    ),
  )
  await Promise.all([data, standIns, shell])
}

const portsOf = ({ PORT, API_PORT, SANDBOX_PORT, SMTP_PORT, IMAGES_PORT, REGISTRY_PORT }: StartSettings) => [
  { port: PORT, setting: 'PORT', what: 'the site' },
  { port: API_PORT, setting: 'API_PORT', what: 'the API' },
  { port: SANDBOX_PORT, setting: 'SANDBOX_PORT', what: 'the mailbox' },
  { port: SMTP_PORT, setting: 'SMTP_PORT', what: 'mail delivery' },
  { port: IMAGES_PORT, setting: 'IMAGES_PORT', what: 'the picture store' },
  { port: REGISTRY_PORT, setting: 'REGISTRY_PORT', what: 'the release registry' },
]

const demoAccount = '  Sign in as    ananya@nukkad.test with a one-time code\n'

const welcome = (settings: StartSettings) => {
  const { PORT, SANDBOX_PORT } = settings
  return `
  Nukkad is up after ${sinceStart()}.

  The site      http://localhost:${PORT}
  Mailbox       http://localhost:${SANDBOX_PORT}/mailbox   (one-time codes arrive here)
  Payments      http://localhost:${SANDBOX_PORT}/razorpay   (test payments; settle open ones here)
  The API       http://localhost:${PORT}/api/docs
${refusalOfDemoData(settings) ? '' : demoAccount}
  Press Ctrl-C to stop.`
}

/** Starts everything, prints the addresses, and ends it all on Ctrl-C. */
export const supervise = ({ folder = '', env: more, generations, bringsBack, release, watch }: Manner): Promise<void> =>
  keepRunning({ generations, bringsBack }, async (running) => {
    const told = readSettings()
    const settings = { ...told, NUKKAD_HOME: path.join(told.NUKKAD_HOME, folder) }
    const env = { ...environment(settings), ...more?.(settings.NUKKAD_HOME) }
    console.log('Starting Nukkad …')
    await wantFreePorts(portsOf(settings))
    await startAll(running, settings, env, release)
    console.log(welcome(settings))
    await watch?.(running, env)
  })
