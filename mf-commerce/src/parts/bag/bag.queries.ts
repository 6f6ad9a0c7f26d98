import { cartOffers, getCart, productCarousel } from '@nukkad/contracts/endpoints/cart'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '../screen-states/recover.ts'

/** The bag with totals. The pincode is part of the key, for it decides what can be delivered. */
export const bagQuery = (api: Api, cartId: string, pincode: string | null) =>
  queryOptions({
    queryKey: bagKey(cartId, pincode),
    queryFn: async ({ signal }) =>
      (await api.call(getCart, { query: { cartID: cartId, ...(pincode ? { pincode } : {}) } }, { signal })).data.cart,
    // Prices and stock move while a bag waits, so coming back to it always asks again.
    staleTime: 0,
    retry: (failures, error) => failures < 2 && !isGone(error),
    ...recovering,
  })

export const bagKey = (cartId: string, pincode: string | null) => ['bag', cartId, pincode] as const

/** The bag under every pincode it was looked at with. */
export const addressedBags = (cartId: string) => ['bag', cartId] as const

/** The cart is not there any more, or it is somebody else's: the same answer, so that ids cannot be guessed. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, 'no_such_entity') || error.message.includes('No such entity'))

const hasCode = (error: Error, code: string) => 'code' in error && error.code === code

export const bagOffersQuery = (api: Api, productIds: readonly string[]) =>
  queryOptions({
    queryKey: ['bag-offers', ...productIds],
    queryFn: async ({ signal }) =>
      (await api.call(cartOffers, { query: { product_ids: productIds.join(',') } }, { signal })).data,
    staleTime: 300_000,
  })

export const goesWithQuery = (api: Api, cartId: string) =>
  queryOptions({
    queryKey: ['goes-with', cartId],
    queryFn: async ({ signal }) => (await api.call(productCarousel, { params: { cartId } }, { signal })).data,
    staleTime: 300_000,
  })
