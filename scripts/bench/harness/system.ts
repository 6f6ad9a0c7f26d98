import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startPostgres } from '../../../packages/api/src/postgres/start-postgres.ts'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers } from '../../bundle.mjs'
import { apiFlags } from '../../start/heap-flags.ts'
import { runToEnd } from '../../start/processes/child.ts'
import { startService, stopService } from '../../start/processes/service.ts'

export const root = path.resolve(import.meta.dirname, '../../..')
const home = path.join(root, '.nukkad', 'bench')
/** Two work trees may be measured on one machine, but not at the same time. */
const firstPort = Number(process.env.BENCH_PORT ?? 3200)
const pgPort = firstPort + 54
const apiPort = firstPort + 1
const sandboxPort = firstPort + 11

/** Starts the production API on its own database with demo data, and the floor beside it. */
export async function startApiAndFloor(): Promise<{
  api: string
  /** the same API with its statements counted, which makes it slower */
  counting: string
  floor: string
  databaseUrl: string
  /** NUKKAD_HOME of both */
  home: string
  stop(): Promise<void>
}> {
  await bundleServers()
  const database = await startPostgres({ dataDir: path.join(home, 'postgres'), port: pgPort })
  const env = {
    NODE_ENV: 'production',
    NUKKAD_HOME: home,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${sandboxPort + 1}`,
  }
  const mailbox = await startService({
    name: 'stand-ins',
    entry: path.join(root, 'scripts/dist/stand-ins.cjs'),
    env: {
      ...env,
      SANDBOX_PORT: String(sandboxPort),
      SMTP_PORT: String(sandboxPort + 1),
      IMAGES_PORT: String(sandboxPort + 2),
    },
    logs: path.join(home, 'logs'),
    ready: `http://127.0.0.1:${sandboxPort}/mailbox.json`,
  })
  const startApi = (port: number, more: Record<string, string>) =>
    startService({
      name: `api-${port}`,
      entry: path.join(root, 'packages/api/dist/main.cjs'),
      env: { ...env, API_PORT: String(port), ...more },
      logs: path.join(home, 'logs'),
      ready: `http://127.0.0.1:${port}/api/healthz`,
      flags: apiFlags,
    })
  const api = await startApi(apiPort, {})
  const counting = await startApi(apiPort + 1, { QUERY_METRICS: 'true' })
  await runToEnd([path.join(root, 'packages/world/dist/seed-cli.cjs')], env, () => undefined)
  const floor: ChildProcess = fork(path.join(import.meta.dirname, 'floor.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: database.url },
  })
  const [port] = await once(floor, 'message')
  return {
    api: `http://127.0.0.1:${apiPort}/api`,
    counting: `http://127.0.0.1:${apiPort + 1}/api`,
    floor: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    home,
    async stop() {
      floor.disconnect()
      await Promise.all([stopService(api), stopService(counting), stopService(mailbox)])
      await database.stop()
    },
  }
}
