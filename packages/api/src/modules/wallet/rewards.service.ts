import type { Tx } from '../../db.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Paise } from '../pricing/share.ts'
import { cashbackOf, rewardRules } from './reward-rules.ts'
import type { WalletService } from './wallet.service.ts'

export interface KeptOrder {
  readonly orderId: string
  readonly userId: string
  /** The value of the goods that stayed with the buyer, after discounts, without delivery. */
  readonly goods: Paise
  readonly now: Date
}

export type RewardsService = ReturnType<typeof createRewardsService>

/** What the shop gives of itself. Each gift has a key, so asking twice gives once. */
export function createRewardsService(wallet: Pick<WalletService, 'givePerks'>) {
  return {
    /** For a new account. */
    welcome: (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<boolean> => {
      const { amount, days, text } = rewardRules.welcome
      return wallet.givePerks(tx, {
        key: `welcome:${userId}`,
        userId,
        amount,
        text,
        now,
        expiresAt: daysBefore(now, -days),
      })
    },

    /** For an order whose time to send it back is over. */
    forDelivered: (tx: Tx, { orderId, userId, goods, now }: KeptOrder): Promise<boolean> => {
      const { percent, days } = rewardRules.cashback
      return wallet.givePerks(tx, {
        key: `cashback:${orderId}`,
        userId,
        amount: cashbackOf(goods),
        orderId,
        text: `${percent}% back on ${orderId}`,
        now,
        expiresAt: daysBefore(now, -days),
      })
    },
  }
}
