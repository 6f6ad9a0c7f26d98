import { listSizeGuides } from '@nukkad/contracts/endpoints/shop/product-page'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const sizeGuidesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['size-guides'],
    queryFn: async ({ signal }) => (await api.call(listSizeGuides, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    ...retryWhileAway,
  })
