import { type JetStreamClient, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/nats-core'
import { connect } from '@nats-io/transport-node'
import type { EventStore } from './event-store.ts'
import { partitionOf } from './partition.ts'

export const streamName = 'NUKKAD_EVENTS'
const subjects = 'nukkad.events'
/** Keys are mapped to this many subjects: events of a key keep their order within its subject. */
const partitions = 16
const day = 24 * 60 * 60 * 1000

const subjectOf = (partitionKey: string) => `${subjects}.${partitionOf(partitionKey, partitions)}`

/** Connects, and creates the stream if needed: stored on disk, ignoring ids repeated within two days. */
export async function openNats(url: string): Promise<{ nats: NatsConnection; stream: JetStreamClient }> {
  const { username, password, host } = new URL(url)
  const nats = await connect({
    servers: host,
    name: 'nukkad-api',
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    maxReconnectAttempts: -1,
    waitOnFirstConnect: false,
  })
  const manager = await jetstreamManager(nats)
  const config = {
    name: streamName,
    subjects: [`${subjects}.*`],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(7 * day),
    duplicate_window: nanos(2 * day),
  }
  await manager.streams.add(config).catch(() => manager.streams.update(streamName, config))
  return { nats, stream: jetstream(nats, { timeout: 5_000 }) }
}

/** Events in NATS JetStream: stored once the server has acknowledged each of them. */
export function natsStream(url: string): EventStore {
  let opened: ReturnType<typeof openNats> | undefined
  const open = () => {
    opened ??= openNats(url).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    async append(rows) {
      const { stream } = await open()
      await Promise.all(
        rows.map((row) =>
          stream.publish(subjectOf(row.partitionKey), JSON.stringify(row), { msgID: `${row.day} ${row.eventId}` }),
        ),
      )
    },
    async close() {
      const { nats } = (await opened?.catch(() => undefined)) ?? {}
      await nats?.drain()
    },
  }
}
