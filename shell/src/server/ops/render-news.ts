import type { Logger } from 'pino'
import { Gauge } from 'prom-client'
import type { Renderers, RenderersOptions } from '../render/renderers.ts'
import type { Metrics } from './metrics.ts'

interface Told {
  readonly metrics: Metrics
  readonly log: Pick<Logger, 'warn' | 'error'>
}

const remoteOf = (release: string) => release.slice(0, release.lastIndexOf('@'))

/** Metrics and log messages for operators about render processes. */
export function renderNews({ metrics, log }: Told): Pick<RenderersOptions, 'onEnded' | 'onRested' | 'onLine'> {
  return {
    onEnded: ({ release }, reason, detail) => {
      metrics.processesEnded.inc({ remote: remoteOf(release), reason })
      log.warn({ release, reason, detail }, 'the process of a release ended')
    },
    onRested: ({ release }, reason) => log.error({ release, reason }, 'only browsers render this release for now'),
    onLine: ({ release }, text) => log.warn({ release, text }, 'output of a release'),
  }
}

/** Adds gauges, computed on each scrape: the releases with render processes, and those deliberately without. */
export function renderGauges(
  { registry }: Metrics,
  renderers: Pick<Renderers, 'running' | 'loaded' | 'resting'>,
): void {
  const registers = [registry]
  const processes = new Gauge({
    name: 'shell_render_processes',
    help: 'processes of each release that is rendered here',
    labelNames: ['release'],
    registers,
    collect() {
      processes.reset()
      for (const [release, count] of renderers.running) processes.set({ release }, count)
    },
  })
  const loaded = new Gauge({
    name: 'shell_render_processes_loaded',
    help: 'those of them that have run the bundle of their release',
    labelNames: ['release'],
    registers,
    collect() {
      loaded.reset()
      for (const [release, count] of renderers.loaded) loaded.set({ release }, count)
    },
  })
  const resting = new Gauge({
    name: 'shell_releases_resting',
    help: 'releases rendered by browsers only, because their processes ended repeatedly',
    labelNames: ['release'],
    registers,
    collect() {
      resting.reset()
      for (const release of renderers.resting.keys()) resting.set({ release }, 1)
    },
  })
}
