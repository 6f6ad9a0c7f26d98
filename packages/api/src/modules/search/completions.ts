import type { ProductIndex } from '../catalogue/finder/product-index.ts'
import { searchWords } from '../catalogue/finder/words.ts'
import type { ListingService } from '../catalogue/listing.service.ts'

const mostTried = 6
const mostShown = 3

/** What the typed words could become, with what each would find: the last word made whole, the likeliest first. */
export async function completionsOf(
  index: ProductIndex,
  q: string,
  lists: ListingService,
): Promise<{ text: string; count: number }[]> {
  const words = searchWords(q)
  const last = words.at(-1)
  if (!last || last.length < 2) return []
  const beginning = words.slice(0, -1).join(' ')
  const candidates = index.vocabulary
    .beginningWith(last, 200)
    .filter((word) => index.weightOf(word) > 0)
    .sort((one, other) => index.weightOf(other) - index.weightOf(one))
  const likely = candidates.length > 0 ? candidates : index.vocabulary.near(last, index.weightOf)
  const counted = await Promise.all(
    likely.slice(0, mostTried).map(async (word) => {
      const text = beginning ? `${beginning} ${word}` : word
      return { text, count: (await lists.pickIds({ q: text, pagesize: 1 })).total }
    }),
  )
  return counted.filter(({ count }) => count > 0).slice(0, mostShown)
}
