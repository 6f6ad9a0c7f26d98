import type { Paise } from '../../pricing/money.ts'
import { multiplyDivide } from '../../pricing/money.ts'

/** What earns perks, and how long they are valid. All policy about perks is here or in price-rules. */
export const rewardRules = {
  /** For opening an account. */
  welcome: { amount: 100_00, days: 30, text: 'Welcome to Nukkad' },
  /** Earned for delivered goods, and taken back for returned ones. */
  cashback: { percent: 2, days: 90 },
  /** Refunded perks return to the lots they came from. A lot that expired meanwhile is valid again for this long. */
  returned: { days: 7, daysWithoutLot: 30 },
  /** How many days before expiry a reminder is mailed. */
  reminders: { perksDays: 7, giftCardDays: 30 },
} as const

/** The perks earned by goods of this value. Orders are rounded one by one, as they are delivered. */
export const cashbackOf = (goods: Paise): Paise => multiplyDivide(goods, rewardRules.cashback.percent, 100)
