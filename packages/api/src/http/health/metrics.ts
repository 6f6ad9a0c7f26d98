import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from '../../plugin.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of one process, in a separate registry so that several apps may run in one process. */
export function createMetrics({ ofProcess = false } = {}) {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const queries = new Counter({
    name: 'nukkad_db_statements_total',
    help: 'Statements sent to PostgreSQL, including BEGIN and COMMIT',
    registers,
  })
  const calls = new Histogram({
    name: 'nukkad_http_request_seconds',
    help: 'Duration of requests by route and status, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  return { registry, queries, calls, countQuery: () => queries.inc() }
}

/** Measures the duration of every call under its route pattern, never its address, to keep labels few. */
export function measureCalls(app: App, { calls }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}
