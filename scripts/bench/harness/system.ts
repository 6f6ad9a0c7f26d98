import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../../packages/api/src/postgres/start-postgres.ts'
import { apiFlags } from '../../start/heap-flags.ts'
import { runToEnd } from '../../start/processes/child.ts'
import { startService, stopService } from '../../start/processes/service.ts'

export const root = path.resolve(import.meta.dirname, '../../..')
/** Two work trees may be measured on one machine, but not at the same time unless their ports differ. */
export const firstPort = Number(process.env.BENCH_PORT ?? 3200)

export interface BenchSystem {
  readonly api: string
  /** the same API with its statements counted, which makes it slower */
  readonly counting: string
  readonly floor: string
  readonly databaseUrl: string
  /** NUKKAD_HOME of both */
  readonly home: string
  stop(): Promise<void>
}

/** The bundle of a server; older trees end its name with .mjs. */
function bundleOf(tree: string, file: string): string {
  const known = ['.cjs', '.mjs'].map((ending) => path.join(tree, file + ending)).find((one) => existsSync(one))
  if (!known) throw new Error(`${path.join(tree, file)} was not built.`)
  return known
}

/**
 * Starts the production API of a work tree (this one by default) on its own database with demo data, and the floor
 * beside it. It uses the ports `port + 1` to `port + 54`.
 */
export async function startApiAndFloor({ tree = root, port = firstPort } = {}): Promise<BenchSystem> {
  const home = path.join(tree, '.nukkad', 'bench')
  const [apiPort, sandboxPort] = [port + 1, port + 11]
  const { bundleServers } = await import(path.join(tree, 'scripts/bundle.mjs'))
  await bundleServers()
  const database = await startPostgres({ dataDir: path.join(home, 'postgres'), port: port + 54 })
  const env = {
    NODE_ENV: 'production',
    NUKKAD_HOME: home,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${sandboxPort + 1}`,
  }
  const mailbox = await startService({
    name: 'stand-ins',
    entry: bundleOf(tree, 'scripts/dist/stand-ins'),
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
      entry: bundleOf(tree, 'packages/api/dist/main'),
      env: { ...env, API_PORT: String(port), ...more },
      logs: path.join(home, 'logs'),
      ready: `http://127.0.0.1:${port}/api/healthz`,
      flags: apiFlags,
    })
  const api = await startApi(apiPort, {})
  const counting = await startApi(apiPort + 1, { QUERY_METRICS: 'true' })
  await runToEnd([bundleOf(tree, 'packages/world/dist/seed-cli')], env, () => undefined)
  const floor: ChildProcess = fork(path.join(import.meta.dirname, 'floor.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: database.url },
  })
  const [floorPort] = await once(floor, 'message')
  return {
    api: `http://127.0.0.1:${apiPort}/api`,
    counting: `http://127.0.0.1:${apiPort + 1}/api`,
    floor: `http://127.0.0.1:${floorPort}`,
    databaseUrl: database.url,
    home,
    async stop() {
      floor.disconnect()
      await Promise.all([stopService(api), stopService(counting), stopService(mailbox)])
      await database.stop()
    },
  }
}
