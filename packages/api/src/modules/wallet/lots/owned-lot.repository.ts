import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

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
