import { autocomplete, defaultSearch, type Suggestion } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { type Api, queryOptions } from '@nukkad/platform'

const inCity = (city: string) => (city === 'all' ? {} : { city })

/**
 * Suggestions for the typed text. The text is part of the key, so a late response never shows for other text, and the
 * request for abandoned text is aborted.
 */
export const suggestionsQuery = (api: Api, words: string, city: string) =>
  queryOptions({
    queryKey: ['suggestions', words, city],
    enabled: words !== '',
    queryFn: async ({ signal }) =>
      (await api.call(autocomplete, { query: { q: words, ...inCity(city) } }, { signal })).data,
    staleTime: 60_000,
    retry: false,
  })

/** Shown before anything is typed: popular searches in the city, or in the shop on shop pages. */
export const beginningsQuery = (api: Api, city: string, isShop: boolean) =>
  queryOptions({
    queryKey: ['search-beginnings', city, isShop],
    async queryFn({ signal }): Promise<readonly Suggestion[]> {
      if (!isShop) return (await api.call(autocomplete, { query: inCity(city) }, { signal })).data.suggestions
      const { popular, categories } = (await api.call(defaultSearch, { query: inCity(city) }, { signal })).data
      const searches = popular.slice(0, 6).map((one) => ({ ...one, kind: 'query', line: null, image: null }))
      return [...searches, ...categories.slice(0, 4)]
    },
    staleTime: 300_000,
    retry: false,
  })
