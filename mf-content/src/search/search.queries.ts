import {
  placesDefaultSearch,
  postSearch,
  type SearchTab,
  searchAll,
  searchTabs,
} from '@nukkad/contracts/endpoints/site/search'
import { type Api, queryOptions } from '@nukkad/platform'
import { feedQuery, pageIn } from '../parts/feed/feed.query.ts'
import { sortIn } from '../parts/feed/sort-links.tsx'

/** What the results page is asked for; all of it stands in the address. */
export interface SearchAsk {
  /** 'all' for the whole country */
  readonly city: string
  readonly q: string
  /** undefined for everything together */
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

/** Everything together and the shop come from one call, what the city tells from another that knows its two orders. */
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
      // Read on by page: an index that follows every commit has no place to read on after.
      return { ...answer, next: null }
    },
  })
}

/** Ways to begin, for someone who found nothing or came without words. */
export const beginningsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['search-beginnings', city],
    queryFn: async ({ signal }) =>
      (await api.call(placesDefaultSearch, { query: city === 'all' ? {} : { city } }, { signal })).data,
    staleTime: 300_000,
  })
