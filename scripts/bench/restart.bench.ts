import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isCurrent } from '@nukkad/build/current'
import { readRegistrySettings, startRegistry } from '@nukkad/registry/service'
import { startPostgres } from '../../packages/api/src/postgres/start-postgres.ts'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers } from '../bundle.mjs'
import { runToEnd } from '../start/processes/child.ts'
import { root } from './harness/system.ts'
import { findNginx, startNginx } from './restart/nginx.ts'
import { startPair } from './restart/pair.ts'
import { filledCarts, plentifulSku } from './restart/shop-database.ts'
import { type SteadyLoad, steadily, warm } from './restart/steadily.ts'

const home = path.join(root, '.nukkad', 'bench')
const ports = { site: 3280, between: 3281, apis: [3282, 3283], shells: [3284, 3285], postgres: 3286 }
const perSecond = 200
/** milliseconds between one process being ready and the end of the next, as in a rolling deployment */
const settling = 2000

/**
 * Replaces each of four processes in turn under load; returns whether failures stayed within bounds and nothing was
 * lost.
 */
async function round(
  signal: 'SIGTERM' | 'SIGKILL',
  load: Pick<SteadyLoad, 'total' | 'sku'>,
  pairs: readonly Awaited<ReturnType<typeof startPair>>[],
  databaseUrl: string,
): Promise<boolean> {
  await warm(`http://127.0.0.1:${ports.site}`)
  const before = await filledCarts(databaseUrl)
  const running = steadily({ origin: `http://127.0.0.1:${ports.site}`, perSecond, ...load })
  let ended = 0
  while (!running.isOver()) {
    for (const pair of pairs) {
      for (const which of [0, 1] as const) {
        if (running.isOver()) break
        await pair.replace(which, signal)
        ended += 1
        await sleep(settling)
      }
    }
  }
  const { sent, failed, acknowledged, slowest } = await running.result
  const lost = Math.max(0, acknowledged - ((await filledCarts(databaseUrl)) - before))
  // A killed process loses only the requests that it was answering.
  const bound = signal === 'SIGTERM' ? 0 : ended * 20
  const isGood = failed.length <= bound && lost === 0
  const kinds = [...new Set(failed)].map((what) => `${failed.filter((other) => other === what).length} × ${what}`)
  console.log(
    `${isGood ? '✓' : '✗'} ${signal}: ${failed.length} failed of ${sent} at ${perSecond}/s, ${ended} processes ended, ` +
      `${lost} of ${acknowledged} acknowledged lost, slowest ${Math.round(slowest)} ms${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
  )
  return isGood
}

/** Two APIs and two shells behind nginx, each ended in turn under load: `npm run bench -- restart [requests]`. */
export async function bench([requests = '10000']: string[]): Promise<boolean> {
  const nginx = findNginx()
  if (!nginx) {
    console.log('This benchmark was skipped: nginx is not on the PATH. On Debian: apt-get install nginx-light.')
    return true
  }
  await bundleServers()
  const database = await startPostgres({ dataDir: path.join(home, 'postgres'), port: ports.postgres })
  const registry = await startRegistry(
    readRegistrySettings({ NUKKAD_HOME: home, REGISTRY_PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' }),
  )
  const env = {
    NODE_ENV: 'production',
    NUKKAD_HOME: home,
    REGISTRY_URL: registry.url,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    API_URL: `http://127.0.0.1:${ports.between}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  process.env.REGISTRY_URL = registry.url
  if (!(await isCurrent(home, root).catch(() => false))) {
    await runToEnd(['--import', 'tsx', path.join(root, 'scripts/release-all.ts')], env, (line) => console.log(line))
  }
  const front = await startNginx(nginx, path.join(home, 'nginx'), ports)
  const stops = [() => front.stop(), () => registry.close(), () => database.stop()]
  try {
    const apis = await startPair({ what: 'api', ports: ports.apis, env, logs: path.join(home, 'logs') })
    stops.unshift(() => apis.stop())
    await runToEnd([path.join(root, 'packages/world/dist/seed-cli.cjs')], env, () => undefined)
    const sku = await plentifulSku(database.url)
    const shells = await startPair({ what: 'shell', ports: ports.shells, env, logs: path.join(home, 'logs') })
    stops.unshift(() => shells.stop())
    const results = []
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      results.push(await round(signal, { total: Number(requests), sku }, [apis, shells], database.url))
    }
    return results.every(Boolean)
  } finally {
    for (const stop of stops) await stop()
  }
}
