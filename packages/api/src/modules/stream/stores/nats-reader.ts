import { AckPolicy, jetstreamManager } from '@nats-io/jetstream'
import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../../../jobs/interval-job.ts'
import type { StreamRow } from '../stream-row.ts'
import type { EventStore } from './event-store.ts'
import { openNats, streamName } from './nats-stream.ts'

const reader = 'nukkad-visits'
const away = 'the stream engine of STREAM_URL does not respond; until it does, events are refused and pages keep theirs'

interface ReaderParts {
  readonly url: string
  readonly store: EventStore
  readonly log: FastifyBaseLogger
}

/**
 * Copies events from the stream engine into PostgreSQL, for the operators' pages. Each is acknowledged after it is
 * stored, and repeats count once. Several processes share the work.
 */
export function natsReader({ url, store, log }: ReaderParts): Job {
  let isStopped = false
  let isAway = false
  let working: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const { nats, stream } = await openNats(url)
    try {
      const manager = await jetstreamManager(nats)
      await manager.consumers.add(streamName, { durable_name: reader, ack_policy: AckPolicy.Explicit })
      const consumer = await stream.consumers.get(streamName, reader)
      if (isAway) log.info('the stream engine answers again')
      isAway = false
      while (!isStopped && !nats.isClosed()) {
        const messages = await consumer.fetch({ max_messages: 500, expires: 1_000 })
        const batch: { row: StreamRow; ack(): void }[] = []
        for await (const message of messages) batch.push({ row: message.json<StreamRow>(), ack: () => message.ack() })
        if (batch.length === 0) continue
        await store.append(batch.map(({ row }) => row))
        for (const { ack } of batch) ack()
        await nats.flush()
      }
    } finally {
      await nats.close()
    }
  }

  async function keepReading(): Promise<void> {
    while (!isStopped) {
      await read().catch((error: unknown) => {
        // Told once, not every second until it is back.
        if (!isAway) log.warn({ err: error }, away)
        isAway = true
      })
      if (!isStopped) await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }

  return {
    start() {
      working = keepReading()
    },
    async stop() {
      isStopped = true
      await working
    },
  }
}
