import type { StreamedEvent } from '@nukkad/contracts/endpoints/site/event-stream'
import { Unavailable } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import type { EventStore } from './stores/event-store.ts'
import { Crowded, groupCommit } from './stores/group-commit.ts'
import { partitionOf } from './stores/partition.ts'
import { streamRowOf } from './stream-row.ts'

export type StreamService = ReturnType<typeof createStreamService>

interface StreamParts extends Pick<Base, 'settings' | 'now' | 'log'> {
  readonly store: EventStore
}

/** Concurrent batches: while one is on its way to the database, another is being written there. */
const writers = 4
/** While storing fails, each of the many events would have an entry in the log. In milliseconds. */
const tellEvery = 60_000

/** The streaming gateway: accepts events one by one and stores them in batches, those of one key in order. */
export function createStreamService({ settings, now, log, store }: StreamParts) {
  const secret = settings.API_SECRET
  const queues = Array.from({ length: writers }, () =>
    groupCommit((rows: Parameters<EventStore['append']>[0]) => store.append(rows)),
  )
  let toldAt = Number.NEGATIVE_INFINITY
  function tell(error: unknown): void {
    if (performance.now() - toldAt < tellEvery) return
    toldAt = performance.now()
    log.error({ err: error }, 'events are not stored (told once a minute); pages keep theirs and send them again')
  }
  return {
    /** Resolves when the event is stored; after a failure the sender may send it again. */
    async take(event: StreamedEvent, partitionKey: string): Promise<void> {
      try {
        await queues[partitionOf(partitionKey, writers)]?.add(streamRowOf({ event, partitionKey, now: now(), secret }))
      } catch (error) {
        if (!(error instanceof Crowded)) tell(error)
        throw new Unavailable()
      }
    },
    idle: async () => void (await Promise.all(queues.map((queue) => queue.idle()))),
  }
}
