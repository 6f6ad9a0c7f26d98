import type { SearchInsight } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { type MeantWord, withCorrections } from '@nukkad/finder'
import type { Products } from '../finder/live-index.ts'

const bestShown = 8
const categoriesShown = 6
const mostOthers = 3

interface Searched {
  readonly total: number
  readonly words: readonly MeantWord[]
  /** The words that were searched instead, where the typed ones found nothing. */
  readonly relaxedTo: string | null
}
type CardsOf = (ids: readonly number[]) => Promise<string>

/** How a search was understood. Corrections and alternatives that find nothing are left out. */
export async function insightOf(
  products: Products,
  q: string,
  { total, words, relaxedTo }: Searched,
  cardsOf: CardsOf,
): Promise<SearchInsight> {
  if (total === 0) return { q, correctedTo: null, didYouMean: [], instead: await insteadOf(products, q, cardsOf) }
  const searched = relaxedTo ?? q
  const corrections = new Map(
    words.flatMap(({ isCorrected, typed, words: [word] }) => (isCorrected && word ? [[typed, word]] : [])),
  )
  const others = words.flatMap(({ typed, others }) =>
    others.map((other) => withCorrections(searched, new Map([...corrections, [typed, other]]))),
  )
  const correctedTo = corrections.size > 0 ? withCorrections(searched, corrections) : relaxedTo
  const didYouMean = [...new Set(others)].filter((text) => findsAny(products, text)).slice(0, mostOthers)
  return { q, correctedTo, didYouMean, instead: null }
}

const findsAny = ({ index }: Products, text: string): boolean =>
  index.find({ words: index.understand(text), sort: 'popular', from: 0, to: 0 }).total > 0

/** Alternatives for a search without results: categories with similar names, and popular products. */
async function insteadOf(products: Products, q: string, cardsOf: CardsOf): Promise<SearchInsight['instead']> {
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
