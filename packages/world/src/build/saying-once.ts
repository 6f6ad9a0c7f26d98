import { fillings, type Gap } from '../data/review-sentences.ts'
import type { Chance } from '../random.ts'

const filled = (pattern: string, chance: Chance): string =>
  pattern.replace(/\{(\w+)\}/g, (_, gap) => chance.pick(fillings[gap as Gap]))
const triesForOne = 60

/** Returns each sentence once: fixed ones while any are left, and filled patterns that were not used yet. */
export function sayingOnce(chance: Chance) {
  const said = new Set<string>()
  return (plain: readonly string[], patterns: readonly string[]): string | undefined => {
    const rest = plain.filter((one) => !said.has(one))
    const options = [...rest, ...patterns]
    for (let tries = 0; tries < triesForOne && options.length > 0; tries += 1) {
      const sentence = filled(chance.pick(options), chance)
      if (said.has(sentence)) continue
      said.add(sentence)
      return sentence
    }
    return undefined
  }
}

/**
 * Gives each review a title that no other of its product or place has, while there are unused ones. It has its own
 * random source, so that nothing else shifts.
 */
export function titledOnce<Review extends { readonly rating: number; readonly title: string }>(
  reviews: readonly Review[],
  chance: Chance,
  titles: Readonly<Record<number, readonly string[]>>,
  patterns: Readonly<Record<number, readonly string[]>> = {},
): Review[] {
  const say = sayingOnce(chance)
  return reviews.map((review) => ({
    ...review,
    title: say(titles[review.rating] ?? [], patterns[review.rating] ?? []) ?? review.title,
  }))
}
