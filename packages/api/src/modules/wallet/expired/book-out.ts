import type { Queryable } from '../../../db.ts'
import { write } from '../ledger.repository.ts'
import { type EndedLot, emptyLot } from '../lots/ending-lots.repository.ts'

const about = ({ kind, giftId }: EndedLot) =>
  kind === 'perks'
    ? ({ kind: 'perks_expired', text: 'Perks expired' } as const)
    : ({ kind: 'gift_card_expired', text: 'Gift card expired', giftId: giftId ?? undefined } as const)

/**
 * Books an expired lot out of its account, so that the ledger shows it; false when nothing was left or it is valid again.
 * Callers hold the wallet's lock.
 */
export async function bookOutLot(q: Queryable, lot: EndedLot, now: Date): Promise<boolean> {
  const { id, userId, kind } = lot
  const amount = await emptyLot(q, id, now)
  if (amount === 0) return false
  const house = kind === 'perks' ? 'promotions' : 'unused'
  // A lot may expire more than once: money returned to it extends its life.
  const entry = { key: `expired:${id}:${now.toISOString()}`, userId, at: now, ...about(lot) }
  await write(q, entry, [{ account: kind, house, amount: -amount }])
  return true
}
