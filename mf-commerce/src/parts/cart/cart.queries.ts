import { cartCount, getCart, productCarousel } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { cartOffers } from '@nukkad/contracts/endpoints/cart/coupons'
import { type Api, keepPreviousData, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** The cart with totals. The pincode is part of the key, because it decides what can be delivered. */
export const cartQuery = (api: Api, cartId: string, pincode: string | null) =>
  queryOptions({
    queryKey: cartKey(cartId, pincode),
    queryFn: async ({ signal }) =>
      (await api.call(getCart, { query: { cartID: cartId, ...(pincode ? { pincode } : {}) } }, { signal })).data.cart,
    // Prices and stock change while a cart waits, so it is refetched on every return.
    staleTime: 0,
    retry: (failures, error) => failures < 2 && !isGone(error),
    ...retryWhileAway,
  })

export const cartKey = (cartId: string, pincode: string | null) => ['cart', cartId, pincode] as const

/** A guest's cart as rendered by the server where no script runs; not shared with the browser's own cart queries. */
export const plainCartKey = (cartId: string) => ['plain-cart', cartId] as const
export const plainCartQuery = (api: Api, cartId: string) =>
  queryOptions({
    queryKey: plainCartKey(cartId),
    queryFn: async ({ signal }) => (await api.call(getCart, { query: { cartID: cartId } }, { signal })).data.cart,
  })

/** Matches the cart under every pincode it was fetched with. */
export const addressedCarts = (cartId: string) => ['cart', cartId] as const

/**
 * Whether the cart no longer exists or belongs to another user: the same error for both, so that ids cannot be guessed.
 */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, 'no_such_entity') || error.message.includes('No such entity'))

const hasCode = (error: Error, code: string) => 'code' in error && error.code === code

/** The number of items and the id of this browser's or user's cart; always refetched, because it decides a redirect. */
export const cartCountQuery = (api: Api, cartId: string | null) =>
  queryOptions({
    queryKey: ['cart-filled', cartId],
    queryFn: async ({ signal }) =>
      (await api.call(cartCount, { query: cartId ? { cartID: cartId } : {} }, { signal })).data,
    staleTime: 0,
    retry: (failures, error) => failures < 2 && !isGone(error),
  })

const contents = ({ items }: Pick<Cart, 'items'>) => items.map(({ sku, qty }) => `${sku} ${qty}`)

/** What each coupon would save on this cart; refetched when the cart's contents change. */
export const cartOffersQuery = (api: Api, cart: Pick<Cart, 'id' | 'items' | 'totals'>) =>
  queryOptions({
    queryKey: ['cart-offers', cart.id, cart.totals.coupon_code, cart.totals.sub_total, ...contents(cart)],
    queryFn: async ({ signal }) => {
      const product_ids = cart.items.map((line) => line.product_id).join(',')
      return (await api.call(cartOffers, { query: { product_ids, cartID: cart.id } }, { signal })).data
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    enabled: cart.items.length > 0,
  })

export const goesWithQuery = (api: Api, cart: Pick<Cart, 'id' | 'items'>) =>
  queryOptions({
    queryKey: ['goes-with', cart.id, ...cart.items.map(({ sku }) => sku)],
    queryFn: async ({ signal }) => (await api.call(productCarousel, { params: { cartId: cart.id } }, { signal })).data,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  })
