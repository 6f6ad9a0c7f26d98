import { countInWord } from '@nukkad/contracts'
import type { GiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'

interface Chosen {
  readonly given: GiftList['answers']
  readonly count: number
  /** questions whose answers were ignored */
  readonly ignoredIds: readonly string[]
  /** the price in words, when it was ignored */
  readonly price: string | null
  /** questions whose answers are never ignored, and leave too few gifts */
  readonly limits: readonly string[]
}

/** What became of answers that too few gifts match; null when enough match all of them. */
export function relaxedOf(chosen: Chosen): GiftList['relaxed'] {
  const sentences = [ignored(chosen), limited(chosen)].filter((sentence) => sentence !== null)
  return sentences.length === 0 ? null : { questionIds: [...chosen.ignoredIds], message: sentences.join(' ') }
}

function ignored({ given, ignoredIds, price }: Chosen): string | null {
  if (price !== null) return `Few gifts in the shop cost ${price} right now, so these include the closest in price.`
  if (ignoredIds.length === 0) return null
  return `Few gifts match everything, so we ignored ${named(given, ignoredIds)}. The rest still applies.`
}

function limited({ given, count, limits }: Chosen): string | null {
  const answers = named(given, limits)
  if (!answers) return null
  const found = count === 0 ? 'nothing' : count === 1 ? 'only one gift' : `only ${countInWord(count)} gifts`
  return `We always keep to ${answers}, and ${found} in stock can be shown for that. Another answer may show more.`
}

const named = (given: GiftList['answers'], questionIds: readonly string[]): string =>
  given
    .filter(({ questionId }) => questionIds.includes(questionId))
    .map(({ labels }) => `“${labels.join(', ')}”`)
    .join(' and ')
