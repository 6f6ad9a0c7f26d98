import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

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

export async function takeFromLot(tx: Tx, lotId: number, amount: Paise, waived: Paise = 0): Promise<void> {
  await tx`
    update wallet_lot set left_paise = left_paise - ${amount}, waived_paise = waived_paise + ${waived}
    where lot_id = ${lotId}`
}
