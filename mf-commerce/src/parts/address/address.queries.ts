import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const addressesKey = ['addresses'] as const

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: addressesKey,
    queryFn: async ({ signal }) => (await api.call(listAddresses, {}, { signal })).data,
    ...retryWhileAway,
  })

/** District, state and couriers of a pincode; a non-existing pincode is an error with status 404. */
export const pincodeQuery = (api: Api, pincode: string) =>
  queryOptions({
    queryKey: ['pincode', pincode],
    queryFn: async ({ signal }) => (await api.call(lookUpPincode, { query: { pincode } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
