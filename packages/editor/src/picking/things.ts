import { searchAll } from '@nukkad/contracts/endpoints/search'
import { type Api, queryOptions } from '@nukkad/platform'

/** What blocks name, in the words of the search. */
export type ThingSort = 'product' | 'brand' | 'place' | 'event' | 'post' | 'video' | 'map'

export const namesOf: Readonly<Record<ThingSort, string>> = {
  ...{ product: 'a product', brand: 'a maker', place: 'a place', event: 'an event', post: 'a post' },
  ...{ video: 'a film', map: 'a map' },
}

export interface FoundThing {
  readonly slug: string
  readonly title: string
  readonly line: string | null
}

/** The last part of an address will do as a name: people copy them from the page. */
export const slugIn = (text: string): string => {
  const path = text.trim().split(/[?#]/, 1)[0] ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}

/** A name as words, until somebody tells a better title. */
export const wordsOf = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

export const foundQuery = (api: Api, sort: ThingSort, q: string, city: string | null) =>
  queryOptions({
    queryKey: ['editor', 'found', sort, q, city],
    queryFn: async ({ signal }): Promise<FoundThing[]> => {
      const query = { q, kind: sort, pagesize: 8, ...(city && sort !== 'product' && sort !== 'brand' && { city }) }
      const { data } = await api.call(searchAll, { query }, { signal })
      return data.map(({ title, line, href }) => ({ slug: slugIn(href), title, line }))
    },
    staleTime: 60_000,
  })
