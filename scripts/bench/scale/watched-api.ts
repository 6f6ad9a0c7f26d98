import { readFileSync } from 'node:fs'
import path from 'node:path'
import { apiFlags } from '../../start/heap-flags.ts'
import { type Service, startService, stopService } from '../../start/processes/service.ts'
import { numbersOf } from '../harness/numbers.ts'
import { root } from '../harness/system.ts'

const firstPort = 3270

export interface WatchedApi {
  readonly size: number
  readonly url: string
  /** Megabytes of memory now, and the maximum so far. */
  memory(): { now: number; most: number }
  /** Statements sent so far. */
  statements(): Promise<number>
  stop(): Promise<void>
}

const megabytes = (status: string, name: string) =>
  Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024)

/** A production API on one of the databases, with its statements counted. */
export async function startWatchedApi(
  home: string,
  size: number,
  at: number,
  databaseUrl: string,
): Promise<WatchedApi> {
  const port = firstPort + at
  const url = `http://127.0.0.1:${port}/api`
  const service: Service = await startService({
    name: `api-${size}`,
    entry: path.join(root, 'packages/api/dist/main.cjs'),
    env: {
      NODE_ENV: 'production',
      NUKKAD_HOME: home,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      API_PORT: String(port),
      QUERY_METRICS: 'true',
    },
    logs: path.join(home, 'logs'),
    ready: `${url}/healthz`,
    flags: apiFlags,
  })
  return {
    size,
    url,
    memory() {
      const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8')
      return { now: megabytes(status, 'VmRSS'), most: megabytes(status, 'VmHWM') }
    },
    async statements() {
      const text = await numbersOf(url, home)
      return Number(/^nukkad_db_statements_total (\d+)/m.exec(text)?.[1] ?? Number.NaN)
    },
    stop: () => stopService(service),
  }
}
