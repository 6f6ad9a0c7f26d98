import type { Paise } from '../pricing/money.ts'

/** What an order was paid with, or a part of that. `paid` went through the way of paying. */
export interface Tenders {
  readonly paid: Paise
  readonly credit: Paise
  readonly gifts: Paise
}

/**
 * Which of its tenders give this much back, when so much was given back before. The one that was spent last gives first:
 * the way of paying, then credit, then gift cards, as if what went back had not been bought. None gives more than it took.
 */
export function splitRefund({ paid, credit, gifts }: Tenders, before: Paise, amount: Paise): Tenders {
  const within = (start: Paise, length: Paise) =>
    Math.max(0, Math.min(before + amount, start + length) - Math.max(before, start))
  return { paid: within(0, paid), credit: within(paid, credit), gifts: within(paid + credit, gifts) }
}
