import { cityNameOf } from '@nukkad/contracts'
import { type Candidate, matched, type Said } from './gift-choice.ts'
import { isInPrice } from './gift-limits.ts'
import type { Wishes } from './wishes.ts'

const rupees = new Intl.NumberFormat('en-IN')

/**
 * Why it fits: first what the recipient likes, then other reasons, starting with a different one for each gift of the
 * list, so that a page does not repeat the same one twelve times.
 */
export function reasonsFor({ wishes, price, city }: Wishes, product: Candidate, at: number, said: Said): string[] {
  const liked = [...wishes]
    .sort((one, other) => other.weight - one.weight)
    .flatMap((wish) => matched(wish, product).flatMap(({ because }) => because ?? []))
  const near = city === product.city ? [`it is made in ${cityNameOf(product.city)}`] : []
  const isWithin = price && !price.isOpen && isInPrice({ price }, product)
  const budget = isWithin ? [`it stays within ₹${rupees.format(price.to)}`] : []
  const rest = [...liked.slice(1, 3), ...near, ...budget, ...product.tags.flatMap((tag) => said.get(tag) ?? [])]
  const turn = rest.length === 0 ? 0 : at % rest.length
  return [...new Set([...liked.slice(0, 1), ...rest.slice(turn), ...rest.slice(0, turn)])].slice(0, 4)
}

/** Reasons as one sentence: 'Because she cooks, and it stays within ₹1,000.' Falls back to a general reason. */
export function becauseOf(reasons: readonly string[]): string {
  if (reasons.length === 0) return 'Because it is a popular gift.'
  const [first = '', second] = reasons
  return `Because ${first}${second ? `, and ${second}` : ''}.`
}
