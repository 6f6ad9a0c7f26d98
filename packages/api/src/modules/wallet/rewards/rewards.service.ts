import type { Tx } from '../../../db.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import type { Paise } from '../../pricing/money.ts'
import { endOfDay } from '../indian-days.ts'
import type { WalletService } from '../wallet.service.ts'
import { cashbackOf, rewardRules } from './reward-rules.ts'

export interface KeptOrder {
  readonly orderId: string
  readonly userId: string
  /** The value of the goods that the buyer kept, after discounts, without delivery. */
  readonly goods: Paise
  readonly now: Date
}

export interface ReturnedGoods {
  /** Identifies the return; perks are taken back once for it. */
  readonly key: string
  readonly orderId: string
  readonly userId: string
  readonly before: Paise
  readonly after: Paise
  readonly now: Date
}

export type RewardsService = ReturnType<typeof createRewardsService>

/** Perks given by the shop. Each has a key, so that repeating a call gives them once. */
export function createRewardsService(wallet: Pick<WalletService, 'givePerks' | 'takePerksBack'>) {
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
        expiresAt: endOfDay(daysBefore(now, -days)),
      })
    },

    /** For a delivered order. */
    forDelivered: (tx: Tx, { orderId, userId, goods, now }: KeptOrder): Promise<boolean> => {
      const { percent, days } = rewardRules.cashback
      return wallet.givePerks(tx, {
        key: `cashback:${orderId}`,
        userId,
        amount: cashbackOf(goods),
        orderId,
        text: `${percent}% back on ${orderId}`,
        now,
        expiresAt: endOfDay(daysBefore(now, -days)),
      })
    },

    /** For a rewarded order that was partly returned: the value of the goods kept before and after the return. */
    takeBack: (tx: Tx, { key, orderId, userId, before, after, now }: ReturnedGoods): Promise<boolean> =>
      wallet.takePerksBack(tx, {
        key: `taken-back:${key}`,
        of: `cashback:${orderId}`,
        userId,
        orderId,
        now,
        amount: cashbackOf(before) - cashbackOf(after),
        text: `For items returned from ${orderId}`,
      }),
  }
}
