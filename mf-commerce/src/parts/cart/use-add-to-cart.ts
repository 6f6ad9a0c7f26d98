import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useApi, useCartId, useCity, useMutation, useStorage, useTrack } from '@nukkad/platform'
import { cartOriginOf } from '@nukkad/platform/cart-origin'
import { lineProps } from '../measuring/event-items.ts'
import { isGone } from './cart.queries.ts'
import { useCartNews } from './use-cart-news.ts'

export interface Wanted {
  readonly sku: string
  readonly qty: number
  /** rupees, as the spec's call carries it; the server believes its own */
  readonly price: number
  readonly customOptions?: readonly CustomOption[]
}

/** Puts a product into the cart. A refusal (sold out, limit) is an answer to be shown, not an error. */
export function useAddToCart() {
  const api = useApi()
  const track = useTrack()
  const { pincode } = useCity()
  const { cartId, remember } = useCartId()
  const tell = useCartNews()
  const storage = useStorage()
  const add = (wanted: Wanted, into: string | null) =>
    api.call(addToCart, {
      body: {
        data: {
          cartItem: {
            sku: wanted.sku,
            qty: wanted.qty,
            price: wanted.price,
            quote_id: into,
            productOption: { extensionAttributes: { customOptions: [...(wanted.customOptions ?? [])] } },
          },
        },
        cartId: into,
        platform: 'web',
        ...cartOriginOf(storage),
      },
    })
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { data, message } = await add(wanted, cartId).catch((error: unknown) => {
        if (!cartId || !isGone(error)) throw error
        // The remembered cart was merged or has run out: this product begins a new one.
        remember(null)
        return add(wanted, null)
      })
      tell(data, pincode)
      const line = data.cart?.items.find(({ sku }) => sku === wanted.sku)
      if (!message && line) track('PRODUCT_ADDED_TO_CART', lineProps(line, wanted.qty))
      return { isAdded: !message, refusal: message?.message, cartId: data.cartId, itemId: line?.item_id }
    },
  })
}
