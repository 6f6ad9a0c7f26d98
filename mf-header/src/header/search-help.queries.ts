import { autocomplete, defaultSearch } from '@nukkad/contracts/endpoints/search'
import { type Api, keepPreviousData, queryOptions } from '@nukkad/platform'

const inCity = (city: string) => (city === 'all' ? {} : { city })

/**
 * Suggestions for what is typed. The words are the key: an answer that comes late is that of other words, and the call
 * of words that nobody waits for any more is aborted. Until the new ones come, those before stay.
 */
export const suggestionsQuery = (api: Api, words: string, city: string) =>
  queryOptions({
    queryKey: ['suggestions', words, city],
    enabled: words !== '',
    queryFn: async ({ signal }) =>
      (await api.call(autocomplete, { query: { q: words, ...inCity(city) } }, { signal })).data,
    placeholderData: words === '' ? undefined : keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })

/** What is shown before anything is typed. */
export const beginningsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['search-beginnings', city],
    queryFn: async ({ signal }) => (await api.call(defaultSearch, { query: inCity(city) }, { signal })).data,
    staleTime: 300_000,
    retry: false,
  })
