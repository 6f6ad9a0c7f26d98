import type { Role } from '@nukkad/contracts/roles'
import type { Queryable, Tx } from '../../../db.ts'
import { sessionEnded } from '../../../ended-sessions/ended-sessions.repository.ts'
import type { Fragment } from '../../../sql-fragment.ts'

export type EndReason =
  | 'logout'
  | 'reuse'
  | 'password changed'
  | 'email proven'
  | 'ended elsewhere'
  | 'account closed'
  | 'role changed'

export interface TokenRow {
  family_id: string
  user_id: string
  role: Role
  expires_at: Date
  used_at: Date | null
  ended_at: Date | null
}

/** `openedBy` is the session whose access token opened this one. */
export async function insertFamily(q: Queryable, id: string, userId: string, openedBy: string | null): Promise<void> {
  await q`insert into session_family (id, user_id, opened_by) values (${id}, ${userId}, ${openedBy})`
}

export async function insertToken(
  q: Queryable,
  token: { hash: Buffer; family_id: string; issued_at: Date; expires_at: Date },
): Promise<void> {
  await q`insert into refresh_token ${q({ ...token })}`
}

/** Whether the session is open; it cannot end before the transaction does. */
export async function isOpenFamily(q: Queryable, id: string): Promise<boolean> {
  const rows = await q`select 1 from session_family where id = ${id} and ended_at is null for share`
  return rows.length === 1
}

/** The token with its family, both locked until the transaction ends: a family's tokens change one at a time. */
export async function lockToken(q: Queryable, hash: Buffer): Promise<TokenRow | undefined> {
  const [row] = await q<TokenRow[]>`
    select t.family_id, f.user_id::text, u.role, t.expires_at, t.used_at, f.ended_at
    from refresh_token t
    join session_family f on f.id = t.family_id
    join app_user u on u.id = f.user_id
    where t.hash = ${hash}
    for update of f, t`
  return row
}

export async function isUnused(q: Queryable, hash: Buffer): Promise<boolean> {
  const [row] = await q`select 1 from refresh_token where hash = ${hash} and used_at is null`
  return row !== undefined
}

export async function markUsed(q: Queryable, hash: Buffer, at: Date): Promise<void> {
  await q`update refresh_token set used_at = ${at} where hash = ${hash}`
}

/** Stores the device of the session, so that its owner can recognise it. */
export async function setDevice(q: Queryable, id: string, device: string): Promise<void> {
  await q`update session_family set device = ${device} where id = ${id}`
}

export interface OpenSessionRow {
  readonly id: string
  readonly device: string
  readonly since: Date
  readonly lastSeen: Date
}

/** A user's open sessions, which have a token that is still valid. Latest first. */
export async function openSessionsOf(q: Queryable, userId: string, now: Date): Promise<OpenSessionRow[]> {
  return q<OpenSessionRow[]>`
    select f.id::text, f.device, f.created_at as since,
      greatest(f.created_at, max(t.issued_at)) as "lastSeen"
    from session_family f left join refresh_token t on t.family_id = f.id
    where f.user_id = ${userId} and f.ended_at is null
    group by f.id
    having coalesce(max(t.expires_at) > ${now}, f.created_at > ${new Date(now.getTime() - 86_400_000)})
    order by "lastSeen" desc limit 50`
}

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
