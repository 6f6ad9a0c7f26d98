import { putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useApi, useCity, useStorage, useTrack } from '@nukkad/platform'
import { cartOriginOf } from '@nukkad/platform/cart-origin'
import { lineProps } from '../measuring/event-items.ts'
import { useCartNews } from './use-cart-news.ts'

/** A line's custom options, as API calls expect them. */
export const optionsOf = ({ custom_options }: CartLine) =>
  custom_options.map(({ optionId, optionValue }) => ({ optionId, optionValue }))

/**
 * Sets the quantity of a cart line, 0 removes it; all parts that show the cart are updated. Resolves with the text of a
 * refusal, or null; rejects if there was no response.
 */
export function usePutLine(screen: string) {
  const api = useApi()
  const { pincode } = useCity()
  const tell = useCartNews()
  const track = useTrack()
  const storage = useStorage()
  return async ({ id: quoteId }: Pick<Cart, 'id'>, line: CartLine, qty: number): Promise<string | null> => {
    const cartItem = { itemId: line.item_id, quoteId, sku: line.sku, qty, customOptions: optionsOf(line) }
    const answer = await api.call(putToCart, { body: { cartItem, screen, pincode, ...cartOriginOf(storage) } })
    tell(answer.data, pincode)
    // The shop may have kept the quantity, or given fewer: what is in the cart now counts, not what was asked for.
    const now = answer.data.cart?.items.find(({ item_id }) => item_id === line.item_id)
    if (!now) track('PRODUCT_REMOVED_FROM_CART', lineProps(line))
    else if (now.qty !== line.qty) track('CART_QUANTITY_CHANGED', lineProps(now))
    return answer.message?.message ?? null
  }
}
