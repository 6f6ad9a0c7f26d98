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

/** The streaming gateway: accepts events one by one and stores them in batches, those of one key in order. */
export function createStreamService({ settings, now, log, store }: StreamParts) {
  const secret = settings.API_SECRET
  const queues = Array.from({ length: writers }, () =>
    groupCommit((rows: Parameters<EventStore['append']>[0]) => store.append(rows)),
  )
  return {
    /** Resolves when the event is stored; after a failure the sender may send it again. */
    async take(event: StreamedEvent, partitionKey: string): Promise<void> {
      try {
        await queues[partitionOf(partitionKey, writers)]?.add(streamRowOf({ event, partitionKey, now: now(), secret }))
      } catch (error) {
        if (!(error instanceof Crowded)) log.error({ err: error }, 'an event was not stored')
        throw new Unavailable()
      }
    },
    idle: async () => void (await Promise.all(queues.map((queue) => queue.idle()))),
  }
}
