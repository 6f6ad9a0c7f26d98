import { sellingCategories } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { shopColours } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { type Api, queryOptions } from '@nukkad/platform'

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['merchant', 'categories'],
    queryFn: async ({ signal }) => (await api.call(sellingCategories, {}, { signal })).data,
    staleTime: 3_600_000,
  })

export const coloursQuery = (api: Api) =>
  queryOptions({
    queryKey: ['merchant', 'colours'],
    queryFn: async ({ signal }) => (await api.call(shopColours, {}, { signal })).data,
    staleTime: 3_600_000,
  })
