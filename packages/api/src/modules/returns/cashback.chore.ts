import { type Db, transaction } from '../../db.ts'
import type { Chore } from '../../housekeeping/housekeeping.ts'
import { windowHours } from '../orders/windows.ts'
import type { RewardsService } from '../wallet/rewards.service.ts'
import { markRewarded, ordersToReward } from './cashback.repository.ts'

export interface CashbackParts {
  readonly db: Db
  readonly rewards: Pick<RewardsService, 'forDelivered'>
}

/** Perks for what stayed with its buyer, once it can no longer come back. */
export const cashbackChore = ({ db, rewards }: CashbackParts): Chore => ({
  name: 'orders that earned perks',
  async sweep(q, now, limit) {
    const until = new Date(now.getTime() - windowHours.return * 3_600_000)
    const ids = await ordersToReward(q, until, limit)
    for (const orderId of ids) {
      await transaction(db, async (tx) => {
        const kept = await markRewarded(tx, orderId, now)
        if (kept && kept.goods > 0) {
          await rewards.forDelivered(tx, { orderId, userId: String(kept.userId), goods: kept.goods, now })
        }
      })
    }
    return ids.length
  },
})
