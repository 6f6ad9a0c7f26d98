import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

/** What of a wallet lies in lots, each with its end. */
export type LotKind = 'perks' | 'gift_cards'

export interface NewLot {
  readonly userId: string
  readonly kind: LotKind
  /** The card it is the value of. */
  readonly giftId?: string
  readonly entryId: number
  readonly amount: Paise
  readonly expiresAt: Date
}

export async function addLot(tx: Tx, { userId, kind, giftId, entryId, amount, expiresAt }: NewLot): Promise<void> {
  await tx`
    insert into wallet_lot (user_id, kind, gift_id, entry_id, amount_paise, left_paise, expires_at)
    values (${userId}, ${kind}, ${giftId ?? null}, ${entryId}, ${amount}, ${amount}, ${expiresAt})`
}

export interface Refill {
  readonly transactionId: string
  readonly kind: LotKind
  readonly amount: Paise
  readonly now: Date
  /** Until when a lot that expired meanwhile is valid again. */
  readonly atLeastUntil: Date
}

/**
 * Puts it back into the lots that a payment was taken from, the last to end first, and answers how much they took. Callers
 * hold the wallet's lock.
 */
export async function refillLots(tx: Tx, refill: Refill): Promise<Paise> {
  const { transactionId, kind, amount, now, atLeastUntil } = refill
  const [row] = await tx<[{ put: Paise }]>`
    with uses as (
      select u.lot_id, u.amount_paise - u.returned_paise as room,
        sum(u.amount_paise - u.returned_paise) over (order by l.expires_at desc, l.lot_id desc)
          - (u.amount_paise - u.returned_paise) as before
      from wallet_lot_use u join wallet_lot l using (lot_id)
      where u.transaction_id = ${transactionId} and l.kind = ${kind} and u.amount_paise > u.returned_paise
    ), parts as (
      select lot_id, least(room, ${amount}::bigint - before) as part from uses where before < ${amount}::bigint
    ), noted as (
      update wallet_lot_use u set returned_paise = u.returned_paise + p.part
      from parts p where u.transaction_id = ${transactionId} and u.lot_id = p.lot_id
    ), filled as (
      update wallet_lot l set left_paise = l.left_paise + p.part, reminded_at = null,
        expires_at = case when l.expires_at <= ${now} then ${atLeastUntil} else l.expires_at end
      from parts p where l.lot_id = p.lot_id
    )
    select coalesce(sum(part), 0)::bigint as put from parts`
  return row.put
}

export interface LivingLot {
  readonly kind: LotKind
  readonly amount: Paise
  readonly left: Paise
  readonly expires: Date
  readonly text: string
  readonly giftId: string | null
}

export async function livingLots(q: Queryable, userId: string, now: Date): Promise<LivingLot[]> {
  return q<LivingLot[]>`
    select l.kind, l.amount_paise as amount, l.left_paise as left, l.expires_at as expires, e.text, l.gift_id as "giftId"
    from wallet_lot l join wallet_entry e on e.entry_id = l.entry_id
    where l.user_id = ${userId} and l.left_paise > 0 and l.expires_at > ${now}
    order by l.expires_at, l.lot_id
    limit 200`
}

export interface EndedLot {
  readonly id: number
  readonly userId: string
  readonly kind: LotKind
  readonly giftId: string | null
}

/** Lots past their end of buyers without a payment under way: such a payment may still take them. */
export async function endedLots(q: Queryable, now: Date, limit: number): Promise<EndedLot[]> {
  return q<EndedLot[]>`
    select l.lot_id as id, l.user_id::text as "userId", l.kind, l.gift_id as "giftId" from wallet_lot l
    where l.left_paise > 0 and l.expires_at <= ${now} and not exists (
      select from wallet_hold h where h.user_id = l.user_id and h.state = 'held' and h.expires_at > ${now}
    )
    order by l.expires_at, l.lot_id
    limit ${limit}`
}

/** What was left of it, all of which goes. Callers hold the wallet's lock; a lot that lives again is left alone. */
export async function emptyLot(tx: Queryable, lotId: number, now: Date): Promise<Paise> {
  const [row] = await tx<{ was: Paise }[]>`
    with lot as (
      select lot_id, left_paise from wallet_lot
      where lot_id = ${lotId} and left_paise > 0 and expires_at <= ${now} for update
    )
    update wallet_lot l set left_paise = 0 from lot where l.lot_id = lot.lot_id returning lot.left_paise as was`
  return row?.was ?? 0
}

export interface RewardLot {
  readonly id: number
  readonly amount: Paise
  readonly left: Paise
  readonly expires: Date
  /** The part that expired unused and was booked out. */
  readonly unused: Paise
}

/** The lot that the entry with this key made. Callers hold the wallet's lock. */
export async function lotOf(tx: Tx, entryKey: string): Promise<RewardLot | undefined> {
  const [row] = await tx<RewardLot[]>`
    select l.lot_id as id, l.amount_paise as amount, l.left_paise as left, l.expires_at as expires, coalesce((
      select -sum(p.amount_paise) from wallet_entry x join wallet_posting p using (entry_id)
      join wallet_account a on a.account_id = p.account_id and a.user_id = l.user_id and a.kind = 'perks'
      where starts_with(x.key, 'expired:' || l.lot_id || ':') or x.key = 'expired:' || l.lot_id
    ), 0)::bigint as unused
    from wallet_lot l join wallet_entry e on e.entry_id = l.entry_id where e.key = ${entryKey}`
  return row
}

/** The living lot of a card in this wallet; callers who take from it hold the wallet's lock. */
export async function lotOfCard(
  q: Queryable,
  userId: string,
  giftId: string,
  now: Date,
): Promise<{ readonly id: number; readonly left: Paise } | undefined> {
  const [row] = await q<{ id: number; left: Paise }[]>`
    select lot_id as id, left_paise as left from wallet_lot
    where gift_id = ${giftId} and user_id = ${userId} and expires_at > ${now}`
  return row
}

export async function takeFromLot(tx: Tx, lotId: number, amount: Paise): Promise<void> {
  await tx`update wallet_lot set left_paise = left_paise - ${amount} where lot_id = ${lotId}`
}

export interface EndingLot {
  readonly userId: string
  readonly kind: LotKind
  readonly amount: Paise
  readonly expires: Date
}

/** Marks lots that end before `until` as told of and answers them; each is told of once. */
export async function takeEndingLots(
  q: Queryable,
  kind: LotKind,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<EndingLot[]> {
  return q<EndingLot[]>`
    update wallet_lot set reminded_at = ${now}
    where lot_id in (
      select lot_id from wallet_lot
      where kind = ${kind} and left_paise > 0 and expires_at > ${now} and expires_at <= ${until} and reminded_at is null
      order by expires_at limit ${limit} for update skip locked
    )
    returning user_id::text as "userId", kind, left_paise as amount, expires_at as expires`
}
