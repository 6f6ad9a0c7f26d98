import type { Paise } from '../../pricing/money.ts'
import { multiplyDivide } from '../../pricing/money.ts'

/** What gives perks, and for how long they live. Everything about perks that is policy stands here or in price-rules. */
export const rewardRules = {
  /** For opening an account. */
  welcome: { amount: 100_00, days: 30, text: 'Welcome to Nukkad' },
  /** Earned by delivered goods, and taken back for those that are returned. */
  cashback: { percent: 2, days: 90 },
  /** Refunded perks go into the lots they were taken from. A lot that expired meanwhile is valid again for this long. */
  returned: { days: 7, daysWithoutLot: 30 },
  /** Told by mail so long before the end. */
  reminders: { perksDays: 7, giftCardDays: 30 },
} as const

/** What an order of goods of this value gives back in perks. Orders are rounded one by one, as they are delivered. */
export const cashbackOf = (goods: Paise): Paise => multiplyDivide(goods, rewardRules.cashback.percent, 100)
