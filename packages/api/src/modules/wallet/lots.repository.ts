import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

/** The parts of a wallet that are stored in lots, each with its own expiry. */
export type LotKind = 'perks' | 'gift_cards'

export interface NewLot {
  readonly userId: string
  readonly kind: LotKind
  /** The card whose value the lot holds. */
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
  /** The new expiry of a lot that expired meanwhile. */
  readonly atLeastUntil: Date
}

/**
 * Puts an amount back into the lots that a payment was taken from, latest expiry first, and returns how much fitted.
 * Callers hold the wallet's lock.
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

/**
 * Expired lots of buyers without a running payment, which could still take from them; all, or those that a payment was
 * taken from.
 */
export async function endedLots(q: Queryable, now: Date, limit: number, transactionId?: string): Promise<EndedLot[]> {
  return q<EndedLot[]>`
    select l.lot_id as id, l.user_id::text as "userId", l.kind, l.gift_id as "giftId" from wallet_lot l
    where l.left_paise > 0 and l.expires_at <= ${now} and not exists (
      select from wallet_hold h where h.user_id = l.user_id and h.state = 'held' and h.expires_at > ${now}
    ) ${
      transactionId === undefined
        ? q``
        : q`and l.lot_id in (select u.lot_id from wallet_lot_use u where u.transaction_id = ${transactionId})`
    }
    order by l.expires_at, l.lot_id
    limit ${limit}`
}

/** Empties an expired lot; returns what was left. Callers hold the wallet's lock; a lot valid again is left alone. */
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
  /** The part that expired unused and was written off. */
  readonly unused: Paise
  /** How much of that was waived already when it was taken back. */
  readonly waived: Paise
}

/** The lot created by the entry with this key. Callers hold the wallet's lock. */
export async function lotOf(tx: Tx, entryKey: string): Promise<RewardLot | undefined> {
  const [row] = await tx<RewardLot[]>`
    select l.lot_id as id, l.amount_paise as amount, l.left_paise as left, l.expires_at as expires,
      l.waived_paise as waived, coalesce((
      select -sum(p.amount_paise) from wallet_entry x join wallet_posting p using (entry_id)
      join wallet_account a on a.account_id = p.account_id and a.user_id = l.user_id and a.kind = 'perks'
      where starts_with(x.key, 'expired:' || l.lot_id || ':') or x.key = 'expired:' || l.lot_id
    ), 0)::bigint as unused
    from wallet_lot l join wallet_entry e on e.entry_id = l.entry_id where e.key = ${entryKey}`
  return row
}

/** The valid lot of a card in this wallet; callers who take from it hold the wallet's lock. */
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

export async function takeFromLot(tx: Tx, lotId: number, amount: Paise, waived: Paise = 0): Promise<void> {
  await tx`
    update wallet_lot set left_paise = left_paise - ${amount}, waived_paise = waived_paise + ${waived}
    where lot_id = ${lotId}`
}

export interface EndingLot {
  readonly userId: string
  readonly kind: LotKind
  readonly amount: Paise
  readonly expires: Date
}

/** Marks lots that expire before `until` as announced and returns them; each is announced once. */
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
