import type { Queryable, Tx } from '../../../db.ts'

export interface MemberRow {
  readonly userId: string
  readonly name: string
  readonly card: string
  readonly salt: Uint8Array
  readonly tail: string
  readonly hasPhone: boolean
}

const columns = (q: Queryable) => q`
  m.user_id::text as "userId", u.first_name as name, m.card, m.salt, m.tail, m.phone_tail is not null as "hasPhone"`
const from = (q: Queryable) => q`from access_member m join app_user u on u.id = m.user_id`

export async function ofUser(q: Queryable, userId: string): Promise<MemberRow | undefined> {
  const [row] = await q<MemberRow[]>`select ${columns(q)} ${from(q)} where m.user_id = ${userId}`
  return row
}

export async function nameOf(q: Queryable, userId: string): Promise<string> {
  const [row] = await q<{ name: string }[]>`select first_name as name from app_user where id = ${userId}`
  return row?.name ?? ''
}

export async function byCard(q: Queryable, card: string): Promise<MemberRow | undefined> {
  const [row] = await q<MemberRow[]>`select ${columns(q)} ${from(q)} where m.card = ${card}`
  return row
}

/** All members whose phone number or card ends in these digits. */
export const byTail = (q: Queryable, tail: string) => q<MemberRow[]>`
  select ${columns(q)} ${from(q)} where m.tail = ${tail}`

/** Inserts nothing when the card number is taken or the person is already a member. */
export async function insert(
  q: Queryable,
  { userId, card, salt, at }: { userId: string; card: string; salt: Uint8Array; at: Date },
): Promise<void> {
  await q`
    insert into access_member (user_id, card, salt, phone_tail, joined_at)
    select id, ${card}, ${salt}, substring(phone from '[0-9]{4}$'), ${at} from app_user where id = ${userId}
    on conflict do nothing`
}

/** Marks the step and all earlier ones as used; false when it was used already. One statement checks and updates. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const rows = await tx`
    update access_member set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`
  return rows.length === 1
}

/** Waits for other transactions on this member's card. */
export async function lock(tx: Tx, userId: string): Promise<void> {
  await tx`select from access_member where user_id = ${userId} for update`
}
