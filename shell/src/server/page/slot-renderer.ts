import type { RenderRequest } from '@nukkad/platform/host/server'
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import type { ReleaseNumbers } from '../ops/release-numbers.ts'
import type { ViewLedger } from '../registry/view-ledger.ts'
import type { PageRelease } from '../releases/release-files.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { Circuit } from '../render/circuit.ts'
import type { SlotResult } from '../render/render-messages.ts'
import type { RenderOutcome } from '../render/render-outcome.ts'
import type { Renderers } from '../render/renderers.ts'

export interface SlotRendererOptions {
  readonly renderers: Pick<Renderers, 'render'>
  readonly circuit: Circuit
  readonly versions: ReleaseStore
  readonly metrics: Metrics
  readonly numbers: Pick<ReleaseNumbers, 'failed'>
  readonly views: Pick<ViewLedger, 'rendered'>
  readonly log: Pick<Logger, 'warn' | 'error'>
}

/** Renders one slot; undefined if the browser has to render it, with the reason in the log and the metrics. */
export type RenderSlot = (release: PageRelease, request: RenderRequest) => Promise<SlotResult | undefined>

/** Overload, or a process that is still starting, is not the release's fault; a resting release was counted before. */
const isFault: Readonly<Partial<Record<RenderOutcome['kind'], true>>> = {
  late: true,
  hung: true,
  crashed: true,
  threw: true,
}

export function slotRenderer({
  renderers,
  circuit,
  versions,
  metrics,
  numbers,
  views,
  log,
}: SlotRendererOptions): RenderSlot {
  return async ({ name, version }, request) => {
    const stored = versions.get(name, version)
    if (!stored) return undefined
    const { bundle } = stored
    if (!circuit.mayTry(bundle.release)) {
      metrics.slots.inc({ remote: name, outcome: 'resting' })
      return undefined
    }
    const end = metrics.renderSeconds.startTimer({ remote: name, slot: request.slot })
    const outcome = await renderers.render({ bundle, request })
    end()
    metrics.slots.inc({ remote: name, outcome: outcome.kind })
    const isFailed = isFault[outcome.kind] === true
    // Previews say nothing about what other visitors get, so they are not counted.
    const counts = !request.isPreview
    if (counts) views.rendered(bundle.release, isFailed)
    if (outcome.kind === 'rendered') {
      circuit.succeeded(bundle.release)
      return outcome.result
    }
    const about = { release: bundle.release, slot: request.slot, requestId: request.requestId, outcome: outcome.kind }
    log.warn(outcome.kind === 'threw' ? { ...about, stack: outcome.fault.stack } : about, 'slot left to the browser')
    if (isFailed && counts) numbers.failed(bundle.release, 'server')
    if (isFailed && circuit.failed(bundle.release)) {
      log.error({ release: bundle.release }, 'the server stops rendering this release for a while')
    }
    return undefined
  }
}
