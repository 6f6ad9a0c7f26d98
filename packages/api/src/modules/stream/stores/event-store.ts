import type { StreamRow } from '../stream-row.ts'

/** The event storage: PostgreSQL, or a stream engine if the setting STREAM_URL is given. */
export interface EventStore {
  /** Stores events in this order and resolves when they are durable; one that is stored already counts once. */
  append(rows: readonly StreamRow[]): Promise<void>
  close?(): Promise<void>
}
