import { type Candidate, type Choice, matched, type Said } from './gift-choice.ts'
import { isPossible } from './gift-limits.ts'
import { reasonsFor } from './gift-reasons.ts'
import type { Wish, Wishes } from './wishes.ts'

/** Fewer gifts than these are not a choice. */
export const fewest = 3
const most = 12
/** The most gifts of one category and of one maker, while there are enough others. */
const mostAlike = 2

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
    const gifts = varied(best).map((product, at) => ({
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
function varied(best: readonly Candidate[]): Candidate[] {
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
