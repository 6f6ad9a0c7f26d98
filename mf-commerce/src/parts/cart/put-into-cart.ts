import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Api, useStorage, useTrack } from '@nukkad/platform'
import { cartOriginOf } from '@nukkad/platform/cart-origin'
import { lineProps } from '../measuring/event-items.ts'
import { isGone } from './cart.queries.ts'
import { type Hearers, tellOfCart } from './cart-news.ts'

export interface LineToAdd {
  readonly sku: string
  readonly qty: number
  /** rupees, as the specified call carries it; the server uses its own price */
  readonly price: number
  readonly customOptions?: readonly CustomOption[]
}

interface Way extends Omit<Hearers, 'local'> {
  readonly api: Api
  readonly track: ReturnType<typeof useTrack>
  readonly storage: ReturnType<typeof useStorage>
  readonly cartId: string | null
  readonly pincode: string | null
}

/** Puts a product into the cart. A refusal (sold out, limit) is a response to be shown, not an error. */
export async function putIntoCart(way: Way, wanted: LineToAdd) {
  const { track, storage, cartId, pincode } = way
  const { data, message } = await add(way, wanted, cartId).catch((error: unknown) => {
    if (!cartId || !isGone(error)) throw error
    // The remembered cart was merged or has expired: this product starts a new one.
    way.remember(null)
    return add(way, wanted, null)
  })
  tellOfCart({ ...way, local: storage.local }, data, pincode)
  const line = data.cart?.items.find(({ sku }) => sku === wanted.sku)
  if (!message && line) track('PRODUCT_ADDED_TO_CART', lineProps(line, wanted.qty))
  return { isAdded: !message, refusal: message?.message, cartId: data.cartId, itemId: line?.item_id }
}

function add({ api, storage }: Way, { sku, qty, price, customOptions = [] }: LineToAdd, into: string | null) {
  const productOption = { extensionAttributes: { customOptions: [...customOptions] } }
  const cartItem = { sku, qty, price, quote_id: into, productOption }
  return api.call(addToCart, { body: { data: { cartItem }, cartId: into, platform: 'web', ...cartOriginOf(storage) } })
}
