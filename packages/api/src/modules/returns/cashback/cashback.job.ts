import { type Db, transaction } from '../../../db.ts'
import type { HousekeepingJob } from '../../../housekeeping/housekeeping.ts'
import { purchases } from '../../orders/placing/purchases.service.ts'
import type { RewardsService } from '../../wallet/rewards/rewards.service.ts'
import { keptGoods, ordersToReward } from './cashback.repository.ts'

export interface CashbackParts {
  readonly db: Db
  readonly rewards: Pick<RewardsService, 'forDelivered'>
}

/** Gives perks for delivered orders; later returns take their share back. */
export const cashbackJob = ({ db, rewards }: CashbackParts): HousekeepingJob => ({
  name: 'orders that earned perks',
  async sweep(q, now, limit) {
    const ids = await ordersToReward(q, now, limit)
    for (const orderId of ids) {
      await transaction(db, async (tx) => {
        const order = await purchases.markRewarded(tx, orderId, now)
        const goods = order ? await keptGoods(tx, orderId) : 0
        if (order && goods > 0) {
          await rewards.forDelivered(tx, { orderId, userId: String(order.userId), goods, now })
        }
      })
    }
    return ids.length
  },
})
