import type { Queryable } from '../../db.ts'
import { type Chore, chore } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { isWalletFree, write } from './ledger.repository.ts'
import { emptyLot, endedLots } from './lots.repository.ts'

/**
 * Perks past their end count for nothing already; here they leave the account too, so that the ledger says so. A wallet
 * that somebody is writing to is left for the next round.
 */
async function bookOut(q: Queryable, now: Date, limit: number): Promise<number> {
  let booked = 0
  for (const { id, userId } of await endedLots(q, now, limit)) {
    if (!(await isWalletFree(q, userId))) continue
    const amount = await emptyLot(q, id)
    if (amount === 0) continue
    const entry = { key: `expired:${id}`, kind: 'perks_expired', userId, text: 'Their time was over', at: now } as const
    await write(q, entry, [{ account: 'perks', house: 'promotions', amount: -amount }])
    booked += 1
  }
  return booked
}

export const walletChores: readonly Chore[] = [
  { name: 'perks past their end', sweep: bookOut },
  chore(
    'wallet holds that came to nothing',
    (q, now, limit) => q`
      delete from wallet_hold where transaction_id in (
        select transaction_id from wallet_hold where state <> 'captured' and expires_at < ${daysBefore(now, 90)}
        limit ${limit} for update skip locked
      )`,
  ),
]
