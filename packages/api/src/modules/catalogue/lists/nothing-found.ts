import type { SearchInsight } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { MeantWord } from '@nukkad/finder'
import type { Products } from '../finder/live-index.ts'

const bestShown = 8
const categoriesShown = 6

/** What was searched instead of the typed words, and what else could have been meant. */
export function spellingOf(q: string, words: readonly MeantWord[], relaxedTo: string | null) {
  const replaced = (pick: (word: MeantWord) => string) => words.map(pick).join(' ')
  const isCorrected = words.some((word) => word.isCorrected)
  const didYouMean = words.flatMap((word) =>
    word.others.map((other) => replaced((one) => (one === word ? other : (one.words[0] ?? one.typed)))),
  )
  const corrected = isCorrected ? replaced((one) => (one.isCorrected ? (one.words[0] ?? one.typed) : one.typed)) : null
  return { q, correctedTo: corrected ?? relaxedTo, didYouMean: [...new Set(didYouMean)].slice(0, 3) }
}

/** Alternatives for a search without results: categories with similar names, and popular products. */
export async function insteadOf(
  products: Products,
  q: string,
  cardsOf: (ids: readonly number[]) => Promise<string>,
): Promise<SearchInsight['instead']> {
  const { ids } = products.index.find({
    filters: [{ any: [{ field: 'isInStock', is: true }] }],
    sort: 'popular',
    from: 0,
    to: bestShown,
  })
  const bestSellers = JSON.parse(`[${await cardsOf(ids)}]`) as ProductCard[]
  return { categories: nearCategories(products, q), bestSellers }
}

function nearCategories({ index, lookups }: Products, q: string) {
  const { counts } = index.find({ sort: 'popular', from: 0, to: 0, facets: { category: 'category' } })
  const named = index.namesNear(q).flatMap(({ field, value }) => (field === 'category' ? [Number(value)] : []))
  const sections = [...lookups.categories.values()].filter(({ parentId }) => parentId === null).map(({ id }) => id)
  return [...new Set([...named, ...sections])]
    .flatMap((id) => {
      const category = lookups.categories.get(id)
      if (!category) return []
      const below = lookups.idsBelow(category.path) ?? []
      const count = below.reduce((sum, one) => sum + (counts.category.get(one) ?? 0), 0)
      return [{ path: category.path, title: category.title, count }]
    })
    .filter(({ count }) => count > 0)
    .slice(0, categoriesShown)
}
