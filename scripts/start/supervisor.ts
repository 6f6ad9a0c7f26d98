import path from 'node:path'
import { type RunningPostgres, startPostgres } from '../../packages/api/src/postgres/start-postgres.ts'
import { runToEnd } from './child.ts'
import { wantFreePorts } from './ports.ts'
import { sinceStart, step } from './progress.ts'
import { type Service, startService, stopService } from './service.ts'
import { BadSetting, readSettings, root, type StartSettings } from './settings.ts'

/** All that a running Nukkad consists of; stops in the reverse order of its start. */
class Running {
  readonly #services: Service[] = []
  #postgres: RunningPostgres | undefined
  #isStopping = false

  async postgres(settings: StartSettings): Promise<string> {
    if (settings.databaseUrl) return settings.databaseUrl
    this.#postgres = await startPostgres({ dataDir: path.join(settings.home, 'postgres'), port: settings.pgPort })
    return this.#postgres.url
  }

  async service(...[wanted]: Parameters<typeof startService>): Promise<void> {
    const service = await startService(wanted)
    this.#services.push(service)
    service.child.once('exit', (code, signal) => {
      if (this.#isStopping) return
      console.error(`${service.name} ended unexpectedly (${signal ?? code}); its last words are in ${service.log}`)
      void this.stop().then(() => process.exit(1))
    })
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return
    this.#isStopping = true
    await Promise.all(this.#services.map(stopService))
    await this.#postgres?.stop()
  }
}

function environment(settings: StartSettings): Record<string, string> {
  const { home, port, apiPort, sandboxPort, smtpPort, imagesPort } = settings
  const address = (of: number) => `http://127.0.0.1:${of}`
  const own: Record<string, string> = {
    NODE_ENV: 'production',
    NUKKAD_HOME: home,
    PORT: String(port),
    API_PORT: String(apiPort),
    SANDBOX_PORT: String(sandboxPort),
    SMTP_PORT: String(smtpPort),
    IMAGES_PORT: String(imagesPort),
    API_URL: address(apiPort),
    IMAGES_URL: address(imagesPort),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PUBLIC_URL: `http://localhost:${port}`,
  }
  for (const name of ['NODE_ENV', 'API_URL', 'IMAGES_URL', 'SMTP_URL', 'PUBLIC_URL']) {
    if (process.env[name]) own[name] = process.env[name]
  }
  return own
}

const endWithParent = ['--import', path.join(root, 'scripts/start/end-with-parent.mjs')]
const say = (line: string) => console.log(`    ${line}`)

async function startAll(running: Running, settings: StartSettings): Promise<void> {
  const env = environment(settings)
  const logs = path.join(settings.home, 'logs')
  const service = (name: string, entry: string, ready: string, flags: readonly string[] = []) =>
    running.service({ name, entry: path.join(root, entry), env, logs, ready, flags: [...endWithParent, ...flags] })

  const releases = step('Remotes released', () =>
    runToEnd([...endWithParent, '--import', 'tsx', path.join(root, 'scripts/release-all.ts')], env, say),
  )
  const data = (async () => {
    env.DATABASE_URL = await step('Database', () => running.postgres(settings))
    await step('API', () => service('api', 'packages/api/dist/main.mjs', `${env.API_URL}/api/healthz`))
    await step('Demo world', () =>
      runToEnd([...endWithParent, path.join(root, 'packages/world/dist/seed-cli.mjs')], env, say),
    )
  })()
  const standIns = step('Mailbox and pictures', () =>
    service('stand-ins', 'scripts/dist/stand-ins.mjs', `${env.IMAGES_URL}/healthz`, ['--max-old-space-size=160']),
  )
  await Promise.all([releases, data, standIns])
  await step('Shell', () => service('shell', 'shell/dist/server/main.mjs', `http://127.0.0.1:${settings.port}/readyz`))
}

/** Starts everything, says where it is, and ends it all with Ctrl-C. */
export async function main(): Promise<void> {
  const running = new Running()
  const stop = (code: number) => void running.stop().then(() => process.exit(code))
  process.once('SIGINT', () => stop(0))
  process.once('SIGTERM', () => stop(0))
  try {
    const settings = readSettings()
    const { port, apiPort, sandboxPort, smtpPort, imagesPort } = settings
    console.log('Starting Nukkad …')
    await wantFreePorts([
      { port, setting: 'PORT', what: 'the site' },
      { port: apiPort, setting: 'API_PORT', what: 'the API' },
      { port: sandboxPort, setting: 'SANDBOX_PORT', what: 'the mailbox' },
      { port: smtpPort, setting: 'SMTP_PORT', what: 'mail delivery' },
      { port: imagesPort, setting: 'IMAGES_PORT', what: 'the picture store' },
    ])
    await startAll(running, settings)
    console.log(`
  Nukkad is up after ${sinceStart()}.

  The site      http://localhost:${port}
  Its mails     http://localhost:${sandboxPort}/mailbox   (one-time codes are read here)
  The API       http://localhost:${port}/api/docs
  Sign in as    ananya@nukkad.test with a one-time code

  Ctrl-C ends it.`)
  } catch (error) {
    console.error(error instanceof BadSetting ? error.message : error instanceof Error ? error.message : error)
    await running.stop()
    process.exit(1)
  }
}
