import { postSearch, type SearchTab, searchAll, searchTabs } from '@nukkad/contracts/endpoints/site/search'
import { placesDefaultSearch } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { type Api, queryOptions } from '@nukkad/platform'
import { feedQuery, pageIn } from '../parts/feed/feed.queries.ts'
import { sortIn } from '../parts/feed/sort-links.tsx'

/** The parameters of the results page; all of them are in the URL. */
export interface SearchAsk {
  /** 'all' for the whole country */
  readonly city: string
  readonly q: string
  /** undefined for all kinds together */
  readonly tab: SearchTab | undefined
  readonly sort: 10 | 20
  readonly page: number
}

const isTab = (word: string | null): word is SearchTab => word !== null && Object.hasOwn(searchTabs, word)

export function askIn(search: URLSearchParams, city: string): SearchAsk {
  const tab = search.get('kind')
  return {
    city,
    q: (search.get('q') ?? '').trim().slice(0, 120),
    tab: isTab(tab) ? tab : undefined,
    sort: sortIn(search),
    page: pageIn(search),
  }
}

const keyOf = ({ city, q, tab, sort }: SearchAsk) => ['search', city, q, tab ?? 'all', sort] as const

/**
 * The shop's tab and searches for everything by popularity use `searchAll`; the city's tabs, the latest first and empty
 * searches use `postSearch`, which has both sort orders.
 */
export function resultsQuery(api: Api, ask: SearchAsk) {
  const { city, q, tab, sort, page } = ask
  return feedQuery({
    key: keyOf(ask),
    page,
    async call({ page }, signal) {
      const kind = tab && searchTabs[tab].join()
      const asked = { q, page, ...(city !== 'all' && { city }), ...(kind && { kind }) }
      const isOfCity = tab ? tab !== 'shop' : q === '' || sort === 20
      const answer = isOfCity
        ? await api.call(postSearch, { query: { ...asked, sort: sort === 20 ? 'latest' : 'popular' } }, { signal })
        : await api.call(searchAll, { query: asked }, { signal })
      // Continues by page number: the search index changes with every commit and has no stable cursor.
      return { ...answer, next: null }
    },
  })
}

/** Suggestions for visitors who found nothing or came without words. */
export const beginningsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['search-beginnings', city],
    queryFn: async ({ signal }) =>
      (await api.call(placesDefaultSearch, { query: city === 'all' ? {} : { city } }, { signal })).data,
    staleTime: 300_000,
  })
