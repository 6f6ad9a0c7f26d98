import type { Queryable } from '../../../db.ts'

export interface NewReset {
  readonly hash: Buffer
  readonly userId: string
  readonly at: Date
  readonly expiresAt: Date
}

/** The number of reset links requested for an account since then. */
export async function countSince(q: Queryable, userId: string, since: Date): Promise<number> {
  const [asked] = await q<[{ count: number }]>`
    select count(*) as count from password_reset where user_id = ${userId} and created_at > ${since}`
  return asked.count
}

export async function insert(q: Queryable, { hash, userId, at, expiresAt }: NewReset): Promise<void> {
  await q`
    insert into password_reset (hash, user_id, created_at, expires_at) values (${hash}, ${userId}, ${at}, ${expiresAt})
    on conflict do nothing`
}

/** The account of a reset link, while it can still be used. */
export async function ownerOf(q: Queryable, hash: Buffer, at: Date): Promise<string | undefined> {
  const [row] = await q<{ userId: string }[]>`
    select user_id::text as "userId" from password_reset where hash = ${hash} and used_at is null and expires_at > ${at}`
  return row?.userId
}

/** Uses up a link; false when it was used already or has expired. */
export async function take(q: Queryable, hash: Buffer, at: Date): Promise<boolean> {
  const taken = await q`
    update password_reset set used_at = ${at} where hash = ${hash} and used_at is null and expires_at > ${at} returning 1`
  return taken.length === 1
}

/** Uses up all links mailed to an account. */
export async function takeAll(q: Queryable, userId: string, at: Date): Promise<void> {
  await q`update password_reset set used_at = ${at} where user_id = ${userId} and used_at is null`
}
