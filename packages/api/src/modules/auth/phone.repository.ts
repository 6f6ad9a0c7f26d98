import type { Queryable } from '../../db.ts'

/** The account that this phone was last proven for, held until the transaction ends. */
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

/** Ties a proven phone to an account, and lets go of what either was tied to. */
export async function tiePhone(q: Queryable, phone: string, userId: string, at: Date): Promise<void> {
  await q`
    with gone as (delete from phone_identity where phone = ${phone} or user_id = ${userId} returning user_id)
    update app_user set phone = null where id in (select user_id from gone)`
  await q`insert into phone_identity (phone, user_id, proven_at) values (${phone}, ${userId}, ${at})`
  // Places know a member by the last digits of the phone.
  await q`update app_user set phone = ${phone} where id = ${userId}`
}

/** Makes sign-ins by one phone wait for each other, also the very first two. */
export async function lockPhone(q: Queryable, phone: string): Promise<void> {
  await q`select pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}, 0))`
}
