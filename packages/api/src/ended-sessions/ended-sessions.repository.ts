import type { Db } from '../db.ts'

/** On which PostgreSQL tells all processes that a session has ended; the payload is its id. */
export const sessionEnded = 'session_ended'

export interface EndedSession {
  readonly id: string
  readonly endedAt: Date
}

/** Sessions that ended at this time or later. */
export const endedSince = (db: Db, since: Date) => db<EndedSession[]>`
  select id, ended_at as "endedAt" from session_family where ended_at >= ${since}`
