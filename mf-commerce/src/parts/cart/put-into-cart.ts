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
  /** the Idempotency-Key of each wish that got no answer yet */
  readonly unanswered: Map<string, string>
}

/**
 * Puts a product into the cart. A refusal (sold out, limit) is a response to be shown, not an error. The same wish keeps
 * its key until an answer comes, since the answer that was lost may have been that it is in the cart.
 */
export async function putIntoCart(way: Way, wanted: LineToAdd) {
  const { track, storage, cartId, pincode, unanswered } = way
  const wish = JSON.stringify(wanted)
  const key = unanswered.get(wish) ?? crypto.randomUUID()
  unanswered.set(wish, key)
  const { data, message } = await add(way, wanted, cartId, key).catch((error: unknown) => {
    if (!cartId || !isGone(error)) throw error
    // The remembered cart was merged or has expired: this product starts a new one.
    way.remember(null)
    return add(way, wanted, null, key)
  })
  unanswered.delete(wish)
  tellOfCart({ ...way, local: storage.local }, data, pincode)
  const line = data.cart?.items.find(({ item_id }) => item_id === data.itemId)
  if (!message && line) track('PRODUCT_ADDED_TO_CART', lineProps(line, wanted.qty))
  return { isAdded: !message, refusal: message?.message, cartId: data.cartId, itemId: data.itemId }
}

function add({ api, storage }: Way, wanted: LineToAdd, into: string | null, key: string) {
  const { sku, qty, price, customOptions = [] } = wanted
  const productOption = { extensionAttributes: { customOptions: [...customOptions] } }
  const cartItem = { sku, qty, price, quote_id: into, productOption }
  const body = { data: { cartItem }, cartId: into, platform: 'web', ...cartOriginOf(storage) }
  return api.call(addToCart, { body }, { key })
}
