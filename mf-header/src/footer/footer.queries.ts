import { interlinks } from '@nukkad/contracts/endpoints/site/config'
import { adBlocker } from '@nukkad/contracts/endpoints/site/site-chrome'
import { type Api, queryOptions } from '@nukkad/platform'
import { adFor } from './ad-for.ts'

const seldom = 5 * 60_000

/** Groups of links for a city. */
export const interlinksQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['interlinks', city],
    staleTime: seldom,
    queryFn: async ({ signal }) => (await api.call(interlinks, { query: { city } }, { signal })).data,
  })

/**
 * The current ad of a city. It is chosen where it is fetched, so that the browser hydrates the one the server rendered.
 */
export const adQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['ad', city],
    staleTime: seldom,
    retry: false,
    queryFn: async ({ signal }) => adFor((await api.call(adBlocker, {}, { signal })).data, city, Date.now()),
  })
