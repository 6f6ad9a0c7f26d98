import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type {
  autocomplete,
  defaultSearch,
  disambiguate,
  SearchHit,
  searchAll,
} from '@nukkad/contracts/endpoints/search'
import { understand } from '../catalogue/finder/meaning.ts'
import { namesFound } from '../catalogue/finder/names.ts'
import type { ListingService } from '../catalogue/listing.service.ts'
import { spellingOf } from '../catalogue/nothing-found.ts'
import { completionsOf } from './completions.ts'
import { popularSearches, searchSettings } from './search-config.ts'
import type { SearchSource } from './search-source.ts'
import { searchPath } from './shop-sources.ts'
import { suggestedCategory, suggestedMaker, suggestedProduct, suggestedSearch } from './suggestions.ts'

export interface SearchParts {
  readonly lists: ListingService
  /** In the order in which their finds stand in a mixed list. */
  readonly sources: readonly SearchSource[]
}

export type SearchService = ReturnType<typeof createSearchService>

const suggested = { names: 2, products: 4, categories: 8, makers: 8, best: 8 } as const

/** Search over all kinds of things, and help while typing. */
export function createSearchService({ lists, sources }: SearchParts) {
  const cards = async (ids: readonly number[]) =>
    ids.length > 0 ? (JSON.parse(`[${await lists.cardsOf(ids)}]`) as ProductCard[]) : []

  async function spelling(q: string) {
    return spellingOf(q, understand(await lists.index(), q), null)
  }

  return {
    async autocomplete({ q = '', city }: QueryOf<typeof autocomplete>): Promise<AnswerOf<typeof autocomplete>> {
      const index = await lists.index()
      const words = understand(index, q, true)
      if (words.length === 0) return { data: { q, correctedTo: null, suggestions: [] } }
      const names = namesFound(index, q, { isTyping: true, city })
      const [completions, found] = await Promise.all([
        completionsOf(index, q, lists),
        lists.pickIds({ q, pagesize: suggested.products }, true),
      ])
      const suggestions = [
        ...completions.map(({ text, count }) => suggestedSearch(text, count)),
        ...names.categories.slice(0, suggested.names).map(suggestedCategory),
        ...names.merchants.slice(0, suggested.names).map(suggestedMaker),
        ...(await cards(found.ids)).map(suggestedProduct),
      ]
      return { data: { q, correctedTo: spellingOf(q, words, null).correctedTo, suggestions } }
    },

    async beforeTyping(city: string | undefined): Promise<AnswerOf<typeof defaultSearch>> {
      const index = await lists.index()
      const counted = await Promise.all(
        popularSearches.map(async (q) => ({ q, total: (await lists.pickIds({ q, pagesize: 1 })).total })),
      )
      const [best, local] = await Promise.all([
        lists.pickIds({ sort: 10, available: true, pagesize: suggested.best }),
        lists.pickIds({ city, sort: 10, pagesize: 1, facets: true }),
      ])
      const makers = (local.facets?.brand ?? []).flatMap(({ value }) => index.frame.merchantBySlug.get(value) ?? [])
      const shelves = new Set((local.facets?.category ?? []).map(({ value }) => value.split('/')[0]))
      const sections = [...index.frame.categories.values()].filter(
        ({ parentId, path }) => parentId === null && shelves.has(path),
      )
      return {
        data: {
          popular: counted.filter(({ total }) => total > 0).map(({ q }) => ({ title: q, href: searchPath(q) })),
          categories: sections
            .slice(0, suggested.categories)
            .map((section) => suggestedCategory({ ...section, section: null })),
          brands: makers.slice(0, suggested.makers).map(suggestedMaker),
          products: await cards(best.ids),
        },
      }
    },

    /** One list of all kinds: a few shelves and makers first, then the products. */
    async all(query: QueryOf<typeof searchAll>): Promise<AnswerOf<typeof searchAll>> {
      const { q, kind, city, page = 1, pagesize = 20 } = query
      const wanted = kind?.split(',').map((one) => one.trim())
      const from = (page - 1) * pagesize
      const counts: { value: string; label: string; count: number }[] = []
      const data: SearchHit[] = []
      let before = 0
      for (const source of sources) {
        const isAlone = wanted?.length === 1
        const isIn = !wanted || wanted.includes(source.kind)
        const most = isAlone ? Number.POSITIVE_INFINITY : source.mostAmongOthers
        const [low, high] = [Math.max(0, from - before), Math.min(most, Math.max(0, from + pagesize - before))]
        const { total, hits } = await source.find({ q, city, from: low, to: isIn ? Math.max(low, high) : low })
        if (total > 0) counts.push({ value: source.kind, label: source.title, count: total })
        if (!isIn) continue
        data.push(...hits)
        before += Math.min(total, most)
      }
      const counted = { total: before, page, pagesize, hasNext: from + pagesize < before }
      return { data, ...counted, ...(await spelling(q)), facets: { kind: counts } }
    },

    async disambiguate({ q, city }: QueryOf<typeof disambiguate>): Promise<AnswerOf<typeof disambiguate>> {
      const found = await Promise.all(
        sources.map(async (source) => {
          const { total, hits } = await source.find({ q, city, from: 0, to: 1 })
          const only = total === 1 ? hits[0]?.href : undefined
          return { kind: source.kind, title: source.title, count: total, href: only ?? source.hrefOf(q) }
        }),
      )
      const kinds = found.filter(({ count }) => count > 0)
      return { data: { ...(await spelling(q)), isAmbiguous: kinds.length > 1, kinds, href: searchPath(q) } }
    },

    config: () => ({ data: searchSettings }),
  }
}
