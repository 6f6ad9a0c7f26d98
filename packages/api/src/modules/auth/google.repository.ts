import type { Queryable } from '../../db.ts'

/** The account that this subject was linked with; undefined for one who comes for the first time. */
export async function userOfSubject(q: Queryable, subject: string): Promise<string | undefined> {
  const [row] = await q<{ user_id: string }[]>`
    select user_id::text from google_identity where subject = ${subject}`
  return row?.user_id
}

export async function linkSubject(q: Queryable, subject: string, userId: string, at: Date): Promise<void> {
  await q`
    insert into google_identity (subject, user_id, linked_at) values (${subject}, ${userId}, ${at})
    on conflict on constraint google_identity__one_account do nothing`
}
