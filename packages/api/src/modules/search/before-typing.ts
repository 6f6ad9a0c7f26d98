import { type AnswerOf, productSorts } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type {
  defaultSearch,
  placesDefaultSearch,
  Suggestion,
} from '@nukkad/contracts/endpoints/site/search-suggestions'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { ListingService } from '../catalogue/lists/listing.service.ts'
import { shopSearchPath } from './addresses.ts'
import type { FindDocuments } from './documents/document-source.ts'
import { createPopularOutings } from './popular-outings.ts'
import { popularSearches } from './search-config.ts'
import { suggestedDocument, suggestedSearch } from './suggestions.ts'

export interface BeforeTypingParts {
  readonly lists: ListingService
  readonly findDocuments: FindDocuments
}

export type BeforeTyping = ReturnType<typeof createBeforeTyping>

const most = {
  localities: 6,
  tags: 6,
  places: 6,
  events: 4,
  products: 8,
  categories: 8,
  merchants: 8,
} as const

/** Suggestions shown in search boxes before anything is typed. */
export function createBeforeTyping({ lists, findDocuments }: BeforeTypingParts) {
  const outings = createPopularOutings(findDocuments)

  async function best(kind: string, city: string | undefined, count: number): Promise<Suggestion[]> {
    const { documents } = await findDocuments('', { city, kinds: [kind], sort: 'popular', from: 0, to: count })
    return documents.map((document) => suggestedDocument(document, city))
  }

  return {
    async theShop(city: string | undefined): Promise<AnswerOf<typeof defaultSearch>> {
      const [counted, products, local, categories] = await Promise.all([
        Promise.all(popularSearches.map(async (q) => ({ q, total: (await lists.pickIds({ q, pagesize: 1 })).total }))),
        lists.pickIds({ sort: productSorts.popular.value, available: true, pagesize: most.products }),
        lists.pickIds({ city, sort: productSorts.popular.value, pagesize: 1, facets: true }),
        best('category', undefined, 60),
      ])
      const merchants = await best('brand', city === 'all' ? undefined : city, 60)
      const near = new Set((local.facets?.brand ?? []).map(({ value }) => hrefs.merchant(value)))
      const here = new Set((local.facets?.category ?? []).map(({ value }) => hrefs.category(value.split('/')[0] ?? '')))
      const cards = products.ids.length > 0 ? await lists.cardsOf(products.ids) : ''
      return {
        data: {
          popular: counted.filter(({ total }) => total > 0).map(({ q }) => ({ title: q, href: shopSearchPath(q) })),
          categories: categories.filter(({ href }) => here.has(href)).slice(0, most.categories),
          brands: merchants.filter(({ href }) => near.has(href)).slice(0, most.merchants),
          products: JSON.parse(`[${cards}]`) as ProductCard[],
        },
      }
    },

    async places(city: string | undefined): Promise<AnswerOf<typeof placesDefaultSearch>> {
      const [popular, localities, tags, places, events] = await Promise.all([
        outings(city),
        best('locality', city, most.localities),
        best('tag', city, most.tags),
        best('place', city, most.places),
        best('event', city, most.events),
      ])
      return { data: { popular, localities, tags, places, events } }
    },

    /** A few of each kind, for a box that searches everything. */
    async anything(city: string | undefined): Promise<Suggestion[]> {
      const [popular, localities, events, categories] = await Promise.all([
        outings(city),
        best('locality', city, 2),
        best('event', city, 2),
        best('category', undefined, 2),
      ])
      const searches = popular.slice(0, 4).map(({ title, href }) => suggestedSearch(title, href))
      return [...searches, ...localities, ...events, ...categories]
    },
  }
}
