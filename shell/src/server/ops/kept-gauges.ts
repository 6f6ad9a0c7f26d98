import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

interface Kept {
  readonly weight: number
}

/** Adds a gauge with the approximate number of bytes that the shell keeps in memory, computed on each scrape. */
export function keptGauges({ registry }: Metrics, kept: Readonly<Record<string, Kept | undefined>>): void {
  const gauge = new Gauge({
    name: 'shell_kept_bytes',
    help: 'bytes that are kept in memory: pages, files and styles of releases',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      for (const [what, one] of Object.entries(kept)) gauge.set({ what }, one?.weight ?? 0)
    },
  })
}
