import type { Queryable, Tx } from '../../../db.ts'
import { sessionEnded } from '../../../ended-sessions/ended-sessions.repository.ts'
import type { Fragment } from '../../../sql-fragment.ts'

/** Why a session ended. */
export type EndReason =
  | 'logout'
  | 'reuse'
  | 'password changed'
  | 'email proven'
  | 'ended elsewhere'
  | 'account closed'
  | 'role changed'

/**
 * Ends one session, if a user is named only one of theirs, and those that its access tokens opened; returns the ids of
 * all. One statement for each generation: it sees those that were opened while the one before it was being locked.
 */
export async function endFamily(
  tx: Tx,
  { id, userId }: { id: string; userId?: string },
  at: Date,
  reason: EndReason,
): Promise<string[]> {
  const all: string[] = []
  const isTheirs = userId === undefined ? tx`true` : tx`user_id = ${userId}`
  let ending = await endOpen(tx, tx`id = ${id} and ${isTheirs}`, at, reason)
  while (ending.length > 0) {
    all.push(...ending)
    ending = await endOpen(tx, tx`opened_by = any(${ending}::uuid[])`, at, reason)
  }
  return all
}

/** Notifies all processes on commit. */
async function endOpen(q: Queryable, which: Fragment, at: Date, reason: EndReason): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    with ended as (
      update session_family set ended_at = ${at}, ended_because = ${reason} where ${which} and ended_at is null
      returning id
    )
    select id::text, pg_notify(${sessionEnded}, id::text) from ended`
  return rows.map(({ id }) => id)
}

/** Ends all sessions of a user, except the one given. */
export const endFamilies = (
  q: Queryable,
  userId: string,
  at: Date,
  reason: EndReason,
  except: string | null = null,
): Promise<string[]> => endOpen(q, q`user_id = ${userId} and id is distinct from ${except}::uuid`, at, reason)
