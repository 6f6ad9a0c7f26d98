import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

export interface Extension {
  readonly giftId: string
  readonly until: Date
  readonly amount: Paise
  readonly reason: string
  readonly at: Date
}
interface NewExtension extends Extension {
  readonly number: number
  readonly by: string
}

/** The number of the next extension of a card, whose row the caller has locked. */
export async function nextNumber(tx: Tx, giftId: string): Promise<number> {
  const [row] = await tx<[{ next: number }]>`
    select coalesce(max(number), 0) + 1 as next from gift_card_extension where gift_id = ${giftId}`
  return row.next
}

export async function insert(tx: Tx, { giftId, number, until, amount, reason, by, at }: NewExtension): Promise<void> {
  await tx`
    insert into gift_card_extension (gift_id, number, valid_until, amount_paise, reason, extended_by, extended_at)
    values (${giftId}, ${number}, ${until}, ${amount}, ${reason}, ${by}, ${at})`
}

/** The extensions of several cards, newest first, with the first name of who made them. */
export async function extensionsOf(
  q: Queryable,
  giftIds: readonly string[],
): Promise<(Extension & { readonly by: string | null })[]> {
  return q<(Extension & { by: string | null })[]>`
    select x.gift_id as "giftId", x.valid_until as until, x.amount_paise as amount, x.reason, x.extended_at as at,
      u.first_name as by
    from gift_card_extension x left join app_user u on u.id = x.extended_by
    where x.gift_id = any(${[...giftIds]}::text[]) order by x.gift_id, x.number desc`
}

/** A person by email address, or by phone number with its country code. */
export interface Person {
  readonly email: string | undefined
  readonly phone: string | undefined
}

/** The paid cards that a person received, bought or has in their wallet. */
export async function cardIdsOf(q: Queryable, { email, phone }: Person, limit: number): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    with person as (
      select id from app_user where ${email === undefined ? q`phone = ${phone ?? ''}` : q`email = ${email}`}
    )
    select c.gift_id as id from gift_card c
    where c.state <> 'unpaid' and (
      ${email === undefined ? q`c.recipient_phone = right(${phone ?? ''}, 10)` : q`c.recipient_email = ${email}`}
      or c.buyer_id in (select id from person) or c.redeemed_by in (select id from person)
    )
    order by c.expires_at desc, c.gift_id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** How an account is named to support: by its email address or number; null when it is erased. */
export async function namesOf(q: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await q<{ id: number; name: string }[]>`
    select id, coalesce(email, phone) as name from app_user
    where id = any(${[...userIds]}::bigint[]) and erased_at is null and coalesce(email, phone) is not null`
  return new Map(rows.map(({ id, name }) => [Number(id), name]))
}

/** The extension and its reason stay; who made it is erased with the account. */
export async function forgetExtender(q: Queryable, userId: string): Promise<void> {
  await q`update gift_card_extension set extended_by = null where extended_by = ${userId}`
}
