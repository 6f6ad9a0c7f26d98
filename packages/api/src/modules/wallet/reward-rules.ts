import type { Paise } from '../pricing/share.ts'
import { multiplyDivide } from '../pricing/share.ts'

/** What gives perks, and for how long they live. Everything about perks that is policy stands here or in price-rules. */
export const rewardRules = {
  /** For opening an account. */
  welcome: { amount: 100_00, days: 30, text: 'Welcome to Nukkad' },
  /** Of the goods that stayed with the buyer, once they can no longer be sent back. */
  cashback: { percent: 2, days: 90 },
  /** Perks of an order that was cancelled or sent back live again for so long. */
  returned: { days: 30 },
} as const

/** What an order of goods of this value gives back in perks. Orders are rounded one by one, as they are delivered. */
export const cashbackOf = (goods: Paise): Paise => multiplyDivide(goods, rewardRules.cashback.percent, 100)
