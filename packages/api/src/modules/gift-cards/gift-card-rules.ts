import type { Paise } from '../pricing/money.ts'

/** The rules of every gift card; amounts and months are what the law allows for such instruments. */
export const giftCardRules = {
  least: 100_00 as Paise,
  most: 10_000_00 as Paise,
  months: 12,
  /** Days ahead that a card may be ordered. */
  daysAhead: 365,
  /** The most mails or texts per card, so that 'send again' cannot flood an address. */
  mostSendings: 10,
  /** Days before the end at which a recipient who has not redeemed the card is reminded. */
  reminderDays: 30,
} as const

export const giftCardTerms: readonly string[] = [
  'For everything that is sold in the Nukkad shop, for seats at events and for subscriptions paid in advance, in one purchase or in many.',
  'Good for twelve months from the day it arrives, until 11.59 pm of the last day.',
  'Not exchanged for cash, not topped up, and not used to buy another gift card.',
  'Paid online only; coupons, perks and cash on delivery do not apply to buying one.',
  'Until it is redeemed, its buyer may send it again, change where it goes, or give it back for a full refund.',
  'What is paid with it and comes back, comes back onto it.',
  'Whoever has redeemed it may give what is left back: it goes to where the card was paid from.',
]
export const validityText = 'Twelve months from the day it arrives'
