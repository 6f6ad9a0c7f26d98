import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { CartOffer } from '@nukkad/contracts/endpoints/cart/coupons'
import type { SavedLine } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { givenLine } from '../parts/cart/cart.given.ts'

export const givenOffer = (parts: Partial<CartOffer> = {}): CartOffer => ({
  code: 'LOKAL100',
  title: '₹100 off',
  text: '₹100 off bags of ₹299 and more',
  is_applicable: true,
  is_applied: false,
  is_best: true,
  saves: 100,
  reason: null,
  ...parts,
})

/** A cart line as it is saved for later. */
export function givenSaved(line: CartLine = givenLine(), parts: Partial<SavedLine> = {}): SavedLine {
  const { product_id, sku, slug, name, merchant, media_image, qty, special_price, og_price, options, custom_options } =
    line
  return {
    saved_id: '5',
    product_id,
    sku,
    slug,
    name,
    merchant,
    media_image,
    qty,
    special_price,
    og_price,
    options,
    custom_options,
    is_available: true,
    msg_title: null,
    ...parts,
  }
}
