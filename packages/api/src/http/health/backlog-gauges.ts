import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { type Lane, laneNames } from '../../outbox/lanes.ts'
import type { Metrics } from './metrics.ts'

/** The open entries of one lane of the outbox. */
interface LaneBacklog {
  readonly lane: Lane
  /** entries whose time has come */
  readonly due: number
  /** of all open entries those whose last try failed */
  readonly failed: number
  /** seconds for which the oldest of those due has waited */
  readonly oldest: number
}

export interface BacklogSource {
  readonly lanes: () => PromiseLike<readonly LaneBacklog[]>
  /** how much is overdue, by the name of the check */
  readonly overdue: () => Promise<Readonly<Record<string, number>>>
}

/** milliseconds; a scrape must not wait for a database that does not answer */
const patience = 2000

/**
 * Gauges of work that waits, the same from every process: they describe the database. The function that is returned
 * reads them; without an answer of the database they are absent, since 0 would say that all is well.
 */
export function backlogGauges({ registry }: Metrics, { lanes, overdue }: BacklogSource): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, label: Label) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] })
  const due = gauge('nukkad_outbox_due', 'Entries of the outbox whose time has come, by lane', 'lane')
  const failed = gauge('nukkad_outbox_failed', 'Open entries of the outbox whose last try failed, by lane', 'lane')
  const oldest = gauge('nukkad_outbox_oldest_seconds', 'How long the oldest entry that is due has waited', 'lane')
  const late = gauge('nukkad_overdue', 'What is overdue or waits for a person, by the check of the proof', 'check')

  return async () => {
    const read = await Promise.race([
      Promise.all([lanes(), overdue()]),
      sleep(patience, undefined, { ref: false }),
    ]).catch(() => undefined)
    for (const one of [due, failed, oldest, late]) one.reset()
    if (!read) return
    for (const lane of laneNames) {
      const backlog = read[0].find((one) => one.lane === lane)
      due.set({ lane }, backlog?.due ?? 0)
      failed.set({ lane }, backlog?.failed ?? 0)
      oldest.set({ lane }, backlog?.oldest ?? 0)
    }
    for (const [check, count] of Object.entries(read[1])) late.set({ check }, count)
  }
}
