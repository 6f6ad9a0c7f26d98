import type { Queryable } from '../../../db.ts'

/** The account linked to this subject; undefined on its first sign-in. */
export async function userOfSubject(q: Queryable, subject: string): Promise<string | undefined> {
  const [row] = await q<{ user_id: string }[]>`
    select user_id::text from google_identity where subject = ${subject}`
  return row?.user_id
}

export async function hasGoogle(q: Queryable, userId: string): Promise<boolean> {
  const rows = await q`select from google_identity where user_id = ${userId}`
  return rows.length > 0
}

export async function linkSubject(q: Queryable, subject: string, userId: string, at: Date): Promise<void> {
  await q`
    insert into google_identity (subject, user_id, linked_at) values (${subject}, ${userId}, ${at})
    on conflict on constraint google_identity__one_account do nothing`
}

/** True when the account had a linked Google account. */
export async function unlinkGoogle(q: Queryable, userId: string): Promise<boolean> {
  const rows = await q`delete from google_identity where user_id = ${userId} returning 1`
  return rows.length > 0
}

/** True for the first call that spends the nonce, however many run at once in whichever process. */
export async function spendNonce(q: Queryable, hash: Buffer, at: Date): Promise<boolean> {
  const rows = await q`
    insert into google_nonce_spent (nonce_hash, spent_at) values (${hash}, ${at})
    on conflict do nothing
    returning nonce_hash`
  return rows.length === 1
}
