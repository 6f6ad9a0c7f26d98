import type { Queryable } from '../../db.ts'
import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { removeEnded } from './holds.repository.ts'
import { isWalletFree, write } from './ledger.repository.ts'
import { type EndedLot, emptyLot, endedLots } from './lots.repository.ts'

const about = ({ kind, giftId }: EndedLot) =>
  kind === 'perks'
    ? ({ kind: 'perks_expired', text: 'Perks expired' } as const)
    : ({ kind: 'gift_card_expired', text: 'Gift card expired', giftId: giftId ?? undefined } as const)

/**
 * Books expired lots out of the account, so that the ledger shows it; they already count for nothing. A wallet that is
 * being written to is left for the next round.
 */
async function bookOut(q: Queryable, now: Date, limit: number): Promise<number> {
  let booked = 0
  for (const lot of await endedLots(q, now, limit)) {
    const { id, userId, kind } = lot
    if (!(await isWalletFree(q, userId))) continue
    const amount = await emptyLot(q, id, now)
    if (amount === 0) continue
    const house = kind === 'perks' ? 'promotions' : 'unused'
    // A lot may expire more than once: money returned to it extends its life.
    const entry = { key: `expired:${id}:${now.toISOString()}`, userId, at: now, ...about(lot) }
    await write(q, entry, [{ account: kind, house, amount: -amount }])
    booked += 1
  }
  return booked
}

export const walletJobs: readonly HousekeepingJob[] = [
  { name: 'perks and gift cards past their end', sweep: bookOut },
  housekeepingJob('wallet holds that came to nothing', (q, now, limit) => removeEnded(q, daysBefore(now, 90), limit)),
]
