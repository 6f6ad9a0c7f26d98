import { getStore } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** A physical store. Cached briefly, because whether it is open changes over time. */
export const storeQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['store', slug],
    queryFn: async ({ signal }) => (await api.call(getStore, { params: { slug } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })
