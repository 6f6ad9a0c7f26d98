import { listSizeGuides } from '@nukkad/contracts/endpoints/shop/product-page'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

export const sizeGuidesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['size-guides'],
    queryFn: async ({ signal }) => (await api.call(listSizeGuides, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    ...recovering,
  })
