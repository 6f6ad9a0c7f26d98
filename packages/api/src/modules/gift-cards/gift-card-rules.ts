import type { Paise } from '../pricing/money.ts'

/** The rules of every gift card; amounts and months are what the law allows for such instruments. */
export const giftCardRules = {
  least: 100_00 as Paise,
  most: 10_000_00 as Paise,
  months: 12,
  /** A card may be ordered until the same day in so many months. */
  monthsAhead: 12,
  /** The most mails or texts per card, so that 'send again' cannot flood an address. */
  mostSendings: 10,
  /** Days before the end at which a recipient who has not redeemed the card is reminded. */
  reminderDays: 30,
  /** For how many months from now an expired card can be made valid again. */
  extensionMonths: 12,
} as const

export const giftCardTerms: readonly string[] = [
  'For everything in the Nukkad shop, event tickets and prepaid subscriptions, in one or more purchases.',
  'Valid for twelve months from the day it is delivered, until 11:59 pm on the last day.',
  'An expired card can be made valid again: write to help@nukkad.test with the last four letters of its code.',
  'Cannot be exchanged for cash, topped up or used to buy another gift card.',
  'Can only be paid for online; coupons, perks and cash on delivery cannot be used.',
  'Until it is redeemed, the buyer can send it again, change the recipient or cancel it for a full refund.',
  'Refunds for purchases paid with it are returned to the gift card.',
  'Once redeemed, its holder can return the remaining balance, which is refunded to the original payment method.',
]
export const validityText = 'Twelve months from delivery'
