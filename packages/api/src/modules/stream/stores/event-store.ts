import type { StreamRow } from '../stream-row.ts'

/** Where events are kept: PostgreSQL, or a stream engine by the setting STREAM_URL. */
export interface EventStore {
  /** Keeps events in this order and resolves when no crash loses them any more; one that is there already counts once. */
  append(rows: readonly StreamRow[]): Promise<void>
  close?(): Promise<void>
}
