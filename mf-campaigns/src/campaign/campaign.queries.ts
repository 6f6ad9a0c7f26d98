import { type BlocksPage, marketingEvent } from '@nukkad/contracts/endpoints/config'
import { type Api, queryOptions } from '@nukkad/platform'

export type { BlocksPage }

/** A page as the campaign team composed it. */
export const campaignQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['campaign', slug],
    queryFn: ({ signal }) => api.call(marketingEvent, { params: { slug } }, { signal }),
    staleTime: 60_000,
  })
