import { getSizeGuide } from '@nukkad/contracts/endpoints/shop/product'
import { type Api, queryOptions } from '@nukkad/platform'

export const sizeGuideQuery = (api: Api, type: string) =>
  queryOptions({
    queryKey: ['size-guide', type],
    queryFn: async ({ signal }) => (await api.call(getSizeGuide, { query: { sg_type: type } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
