import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import type { LotKind } from './lots.repository.ts'

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
