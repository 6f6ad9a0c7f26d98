import { getStore } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

/** A shop one can walk into. Short-lived: whether it is open changes while one reads. */
export const storeQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['store', slug],
    queryFn: async ({ signal }) => (await api.call(getStore, { params: { slug } }, { signal })).data,
    staleTime: 60_000,
    ...recovering,
  })
