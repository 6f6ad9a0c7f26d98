import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { disambiguate, postSearch, searchAll } from '@nukkad/contracts/endpoints/site/search'
import type { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { searchWords } from '@nukkad/finder'
import { citySearchPath, shopSearchPath } from './addresses.ts'
import type { BeforeTyping } from './before-typing.ts'
import { likeliest } from './likeliest.ts'
import type { Lookup } from './lookup.ts'
import { cityKinds, searchSettings } from './search-config.ts'
import { documentHit, productHit, suggestedSearch } from './suggestions.ts'
import { whereTo } from './where-to.ts'

export interface SearchParts {
  readonly lookup: Lookup
  readonly before: BeforeTyping
}

export type SearchService = ReturnType<typeof createSearchService>

const suggested = { documents: 24, products: 8, recent: 5, all: 10 } as const
/** 'all' means the whole country. */
const cityIn = (city: string | undefined) => (city === 'all' ? undefined : city)
/** Each search once, ignoring case. */
function searchesIn(recent: readonly string[]): string[] {
  const words = recent.flatMap((text) => text.split(/[,\n]/)).map((text) => text.trim())
  const seen = new Set([''])
  return words.filter((one) => !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()))
}
const listed = (kinds: string | undefined) => kinds?.split(',').map((kind) => kind.trim())
const titleOf = (kind: string) => searchSettings.kinds.find((one) => one.kind === kind)?.title ?? kind

/**
 * The search over places, posts, events, neighbourhoods, tags, makers, categories and products, with suggestions while
 * typing.
 */
// limit: suggestions, pages and disambiguation query the same two indexes, each in its own way
export function createSearchService({ lookup, before }: SearchParts) {
  async function suggestions(q: string, city: string | undefined): Promise<AnswerOf<typeof autocomplete>['data']> {
    const { text, correctedTo, price } = await lookup.reading(q, true)
    const [here, products] = await Promise.all([
      lookup.documents(text, { city, sort: 'popular', from: 0, to: suggested.documents, isTyping: true }),
      lookup.products(text, { from: 0, to: suggested.products, price, isTyping: true }),
    ])
    const anywhere =
      city !== undefined && here.documents.length < suggested.all
        ? await lookup.documents(text, { sort: 'popular', from: 0, to: suggested.documents, isTyping: true })
        : { documents: [] }
    const documents = [
      ...new Map([...here.documents, ...anywhere.documents].map((document) => [document.id, document])).values(),
    ]
    const hrefOf = (words: string) => whereTo({ text: words, price }, city, { ...here, documents }, products.total)
    const found = likeliest({ text, city, hrefOf }, documents, products.cards)
    if (found.length > 0) return { q, correctedTo, href: hrefOf(text), suggestions: found }
    // Nothing matches these words: popular things of the city are better than an empty list.
    return { q, correctedTo: null, href: null, suggestions: (await before.anything(city)).slice(0, suggested.all) }
  }

  /** A page of results of some kinds, with the counts of all. */
  async function page(asked: {
    readonly q: string
    readonly city: string | undefined
    readonly kinds: readonly string[] | undefined
    readonly sort: 'popular' | 'latest'
    readonly page: number
    readonly pagesize: number
  }) {
    const from = (asked.page - 1) * asked.pagesize
    const { data, total, counts, ...spelling } = await lookup.page({ ...asked, from, to: from + asked.pagesize })
    const facets = searchSettings.kinds.flatMap(({ kind, title }) => {
      const count = counts.get(kind) ?? 0
      return count > 0 ? [{ value: kind, label: title, count }] : []
    })
    return {
      data: data.map((find) => ('slug' in find ? productHit(find) : documentHit(find, asked.city))),
      total,
      page: asked.page,
      pagesize: asked.pagesize,
      hasNext: from + asked.pagesize < total,
      ...spelling,
      q: asked.q,
      facets: { kind: facets },
    }
  }

  return {
    async autocomplete({ q = '', city, recent }: QueryOf<typeof autocomplete>): Promise<AnswerOf<typeof autocomplete>> {
      const here = cityIn(city)
      if (searchWords(q).length > 0) return { data: await suggestions(q, here) }
      if (q.trim() !== '') return { data: { q, correctedTo: null, href: null, suggestions: [] } }
      const earlier = searchesIn(recent ?? [])
      const searches = earlier
        .slice(0, suggested.recent)
        .map((words) => suggestedSearch(words, citySearchPath(words, here), 'You searched'))
      const all = [...searches, ...(await before.anything(here))]
      return { data: { q, correctedTo: null, href: null, suggestions: all.slice(0, suggested.all) } }
    },

    beforeTyping: before.theShop,
    beforeTypingPlaces: (city: string | undefined) => before.places(cityIn(city)),

    all: ({
      q,
      kind,
      city,
      page: number = 1,
      pagesize = 20,
    }: QueryOf<typeof searchAll>): Promise<AnswerOf<typeof searchAll>> =>
      page({ q, city: cityIn(city), kinds: listed(kind), sort: 'popular', page: number, pagesize }),

    /** A city's content; without words all of it. */
    async posts(query: QueryOf<typeof postSearch>): Promise<AnswerOf<typeof postSearch>> {
      const { q = '', kind, city, sort = 'popular', page: number = 1, pagesize = 20 } = query
      const told: readonly string[] = cityKinds
      const kinds = listed(kind)?.filter((one) => told.includes(one)) ?? told
      return { ...(await page({ q, city: cityIn(city), kinds, sort, page: number, pagesize })), sort }
    },

    async disambiguate({ q, city }: QueryOf<typeof disambiguate>): Promise<AnswerOf<typeof disambiguate>> {
      const here = cityIn(city)
      const { text, correctedTo, didYouMean, price } = await lookup.reading(q)
      const [found, products] = await Promise.all([
        lookup.documents(text, { city: here, sort: 'popular', from: 0, to: suggested.documents }),
        lookup.products(text, { from: 0, to: 1, price }),
      ])
      const counts = new Map([...found.counts, ['product', products.total]])
      const kinds = searchSettings.kinds.flatMap(({ kind }) => {
        const count = counts.get(kind) ?? 0
        const only = count === 1 ? found.documents.find((document) => document.kind === kind)?.href : undefined
        const list = kind === 'product' ? shopSearchPath(text, price) : citySearchPath(text, here, kind)
        return count > 0 ? [{ kind, title: titleOf(kind), count, href: only ?? list }] : []
      })
      const href = whereTo({ text, price }, here, found, products.total)
      const spelling = kinds.length > 0 ? { correctedTo, didYouMean } : { correctedTo: null, didYouMean: [] }
      return { data: { q, ...spelling, isAmbiguous: kinds.length > 1, kinds, href } }
    },

    config: () => ({ data: searchSettings }),
  }
}
