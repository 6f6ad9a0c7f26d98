import { type BlocksPage, marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { type Api, queryOptions } from '@nukkad/platform'

export type { BlocksPage }

/** A page as composed by the campaign team, for a city; 'all' is the whole country. */
export const campaignQuery = (api: Api, slug: string, city: string) =>
  queryOptions({
    queryKey: ['campaign', slug, city],
    queryFn: ({ signal }) => api.call(marketingEvent, { params: { slug }, query: { city } }, { signal }),
    staleTime: 60_000,
    meta: { isLive: true },
  })
