import type { Db } from '../db.ts'

/** The channel on which PostgreSQL notifies all processes that a session has ended; the payload is the session's id. */
export const sessionEnded = 'session_ended'

export interface EndedSession {
  readonly id: string
  readonly endedAt: Date
}

/** Sessions that ended at or after this time. */
export const endedSince = (db: Db, since: Date) => db<EndedSession[]>`
  select id, ended_at as "endedAt" from session_family where ended_at >= ${since}`
