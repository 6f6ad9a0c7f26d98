import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import { renderGauges, renderNews } from '../ops/render-news.ts'
import type { ShellSettings } from '../settings.ts'
import { apiCaller } from './api/api-caller.ts'
import { Circuit } from './circuit.ts'
import { confined } from './confinement.ts'
import { Renderers } from './renderers.ts'

/**
 * Starts what renders pages: the processes of releases, their access to the API, and the circuit breaker for those that
 * fail.
 */
export function startRenderers(
  renderFile: string,
  settings: ShellSettings,
  { metrics, log }: { readonly metrics: Metrics; readonly log: Logger },
) {
  const command = confined({
    file: renderFile,
    memoryMb: settings.RENDER_MEMORY_MB,
    userId: settings.RENDER_USER_ID,
  })
  if (!command.isUnconnected) log.warn('releases render with access to the network: this system cannot block it')
  const api = apiCaller(settings.API_URL)
  const renderers = new Renderers({
    command,
    api,
    processes: settings.RENDER_PROCESSES,
    deadlineMs: settings.RENDER_DEADLINE_MS,
    ...renderNews({ metrics, log }),
  })
  renderGauges(metrics, renderers)
  const circuit = new Circuit({ limit: 8, restMs: 10_000 })
  return { api, renderers, circuit }
}
