import type { Queryable } from '../../../db.ts'

/** The account that this phone was last verified for, locked until the transaction ends. */
export async function lockUserOfPhone(q: Queryable, phone: string): Promise<string | undefined> {
  const [row] = await q<{ user_id: string }[]>`
    select user_id::text from phone_identity where phone = ${phone} for update`
  return row?.user_id
}

/** The phone of an account; undefined when it has none. */
export async function phoneOfUser(q: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await q<{ phone: string }[]>`select phone from phone_identity where user_id = ${userId}`
  return row?.phone
}

/** Unlinks a phone and an account from whatever they were linked to; returns the accounts that lost their phone. */
export async function unlinkPhone(q: Queryable, phone: string, userId: string): Promise<string[]> {
  const rows = await q<{ userId: string }[]>`
    delete from phone_identity where phone = ${phone} or user_id = ${userId} returning user_id::text as "userId"`
  return rows.map((row) => row.userId)
}

export async function insertLink(q: Queryable, phone: string, userId: string, at: Date): Promise<void> {
  await q`insert into phone_identity (phone, user_id, proven_at) values (${phone}, ${userId}, ${at})`
}

/** Serializes sign-ins by one phone, even the very first two. */
export async function lockPhone(q: Queryable, phone: string): Promise<void> {
  await q`select pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}, 0))`
}
