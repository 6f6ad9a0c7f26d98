import type { Role } from '@nukkad/contracts/roles'
import type { Queryable } from '../../../db.ts'

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
