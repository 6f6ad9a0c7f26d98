import { cityNameOf } from '@nukkad/contracts'
import type { WantedTags, Wish, Wishes } from './wishes.ts'

/** A product with the facts that the finder weighs; all of them are in stock. */
export interface Candidate {
  readonly id: number
  readonly categoryId: number
  readonly merchantId: number
  readonly city: string
  /** delivered within its maker's city only */
  readonly isLocal: boolean
  /** paise */
  readonly price: number
  readonly tags: readonly string[]
  readonly rank: number
}

interface Picked {
  readonly id: number
  readonly reasons: readonly string[]
}
export interface Choice {
  readonly gifts: readonly Picked[]
  /** Wishes that had to be dropped. */
  readonly dropped: readonly Wish[]
}

/** The reason that a tag gives for a gift by itself. */
export type Said = ReadonlyMap<string, string>

/** Fewer gifts than these are not a choice. */
export const fewest = 3
const most = 12
const rupees = new Intl.NumberFormat('en-IN')
/** The most gifts of one category and of one maker, while there are enough others. */
const mostAlike = 2

const isAvoided = ({ avoid }: Wishes, { tags }: Candidate) => tags.some((tag) => avoid.includes(tag))
const isOutOfReach = ({ city }: Wishes, product: Candidate) => product.isLocal && product.city !== city

/** Whether the answers allow the product and it can be delivered there. */
export const isPossible = (wishes: Wishes, product: Candidate): boolean =>
  !isAvoided(wishes, product) && !isOutOfReach(wishes, product)

/** Answers that are never dropped. */
export type Limit = 'avoid' | 'city'

/** The answers without one of which more of these products could be shown; both where only both together exclude them. */
export function limitsOf(wishes: Wishes, candidates: readonly Candidate[]): Limit[] {
  const reasons = candidates.map((product): Limit[] => [
    ...(isAvoided(wishes, product) ? ['avoid' as const] : []),
    ...(wishes.city !== null && isOutOfReach(wishes, product) ? ['city' as const] : []),
  ])
  const alone = reasons.filter(({ length }) => length === 1)
  return [...new Set((alone.length > 0 ? alone : reasons).flat())].sort()
}

export const isInPrice = ({ price }: Pick<Wishes, 'price'>, product: Candidate): boolean =>
  !price || (product.price >= price.from * 100 && (price.isOpen || product.price <= price.to * 100))

const matched = (wish: Wish, { tags }: Candidate): WantedTags[] =>
  wish.wanted.filter((wanted) => wanted.tags.some((tag) => tags.includes(tag)))

/**
 * The gifts that meet all wishes; where those are fewer than three, drops as little as leaves three: one wish before
 * two, wishes about the person before wishes about their tastes.
 */
export function pickGifts(wishes: Wishes, candidates: readonly Candidate[], said: Said = new Map()): Choice {
  const possible = candidates.filter((product) => isPossible(wishes, product))
  for (const dropped of waysToYield(wishes.wishes)) {
    const kept = wishes.wishes.filter((wish) => !dropped.includes(wish))
    const fitting = possible.filter((product) => kept.every((wish) => matched(wish, product).length > 0))
    if (fitting.length < Math.min(fewest, possible.length) && kept.length > 0) continue
    const best = fitting
      .map((product) => ({ product, score: scoreOf(wishes, product) }))
      .sort(
        (one, other) =>
          other.score - one.score || other.product.rank - one.product.rank || one.product.id - other.product.id,
      )
      .map(({ product }) => product)
    const gifts = mixed(best).map((product, at) => ({
      id: product.id,
      reasons: reasonsFor(wishes, product, at, said),
    }))
    return { gifts, dropped }
  }
  return { gifts: [], dropped: [] }
}

/** All subsets of wishes that may be dropped, cheapest first, starting with the empty one. */
function waysToYield(wishes: readonly Wish[]): Wish[][] {
  const sets: Wish[][] = [[]]
  for (const wish of wishes) sets.push(...sets.map((set) => [...set, wish]))
  const cost = (set: readonly Wish[]) => set.reduce((sum, { weight }) => sum + weight, 0)
  return sets.sort((one, other) => one.length - other.length || cost(one) - cost(other))
}

function scoreOf({ wishes, occasion, city }: Wishes, product: Candidate): number {
  // A second match of one answer counts less than a first match of another.
  const liked = wishes.reduce((sum, wish) => {
    const hits = matched(wish, product).length
    return sum + (hits > 0 ? wish.weight * (1 + 0.4 * (hits - 1)) : 0)
  }, 0)
  return liked + (occasion && product.tags.includes(occasion) ? 3 : 0) + (city === product.city ? 1 : 0)
}

/** The best, but limited per category and maker; those passed over fill up the end. */
function mixed(best: readonly Candidate[]): Candidate[] {
  const [chosen, passed]: [Candidate[], Candidate[]] = [[], []]
  for (const product of best) {
    if (chosen.length === most) break
    const alike = (isAlike: (other: Candidate) => boolean) => chosen.filter(isAlike).length >= mostAlike
    const isMore =
      alike((other) => other.categoryId === product.categoryId) ||
      alike((other) => other.merchantId === product.merchantId)
    if (isMore) passed.push(product)
    else chosen.push(product)
  }
  return [...chosen, ...passed].slice(0, Math.max(chosen.length, Math.min(most, 9)))
}

/**
 * Why it fits: first what the recipient likes, then other reasons, starting with a different one for each gift of the
 * list, so that a page does not repeat the same one twelve times.
 */
function reasonsFor({ wishes, price, city }: Wishes, product: Candidate, at: number, said: Said): string[] {
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
