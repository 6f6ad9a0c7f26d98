import { type HomePage, webHome } from '@nukkad/contracts/endpoints/site/config'
import { type Api, queryOptions } from '@nukkad/platform'

export type { HomePage }

/** The home page of a city; 'all' is the whole country. */
export const homeQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['home', city],
    queryFn: ({ signal }) => api.call(webHome, { query: { city } }, { signal }),
    staleTime: 60_000,
  })
