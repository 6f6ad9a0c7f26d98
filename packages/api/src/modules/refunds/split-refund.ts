import type { Paise } from '../pricing/money.ts'

/** The means of payment of an order, or of a part of it. `paid` went through the payment method. */
export interface Tenders {
  readonly paid: Paise
  readonly credit: Paise
  readonly gifts: Paise
}

/**
 * Splits a refund over the means of payment, given the amount refunded before. The last one spent is refunded first:
 * the payment method, then credit, then gift cards, as if the returned goods had not been bought. None returns more
 * than was taken from it.
 */
export function splitRefund({ paid, credit, gifts }: Tenders, before: Paise, amount: Paise): Tenders {
  const within = (start: Paise, length: Paise) =>
    Math.max(0, Math.min(before + amount, start + length) - Math.max(before, start))
  return { paid: within(0, paid), credit: within(paid, credit), gifts: within(paid + credit, gifts) }
}
