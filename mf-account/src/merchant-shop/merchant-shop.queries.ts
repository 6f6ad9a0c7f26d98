import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { ownShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { type Api, queryOptions } from '@nukkad/platform'

export const shopKey = ['merchant', 'shop'] as const
/** Fetched whenever the page is opened, and never refetched while the merchant is typing. */
export const ownShopQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKey,
    queryFn: async ({ signal }) => (await api.call(ownShop, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const placeQuery = (api: Api, pincode: string) =>
  queryOptions({
    queryKey: ['merchant', 'pincode', pincode],
    queryFn: async ({ signal }) => (await api.call(lookUpPincode, { query: { pincode } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const localitiesQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['merchant', 'localities', city],
    queryFn: async ({ signal }) => (await api.call(listLocalities, { query: { city } }, { signal })).data,
    staleTime: 600_000,
  })
