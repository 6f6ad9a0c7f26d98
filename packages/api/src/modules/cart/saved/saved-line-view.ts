import type { SavedLine } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { inRupees } from '../../pricing/money.ts'
import { noPicture, unsold } from '../cart-view.ts'
import { optionsPrice, resolveOptions } from '../lines/custom-options.ts'
import type { ForSale } from '../reading/for-sale.ts'
import type { SavedRow } from './saved.repository.ts'

/** A saved line as shown to its owner: at the current price, with the reason if it cannot be bought. */
export function showSaved({ id, sku, qty, options, live }: SavedRow, product: ForSale | null): SavedLine {
  const chosen = product && resolveOptions(product, options)
  const extra = optionsPrice(chosen ?? [])
  const price = (live?.price ?? 0) + extra
  const isAvailable = product !== null && chosen !== null && (live?.onHand ?? 0) > 0
  return {
    saved_id: String(id),
    product_id: String(product?.productId ?? 0),
    sku,
    slug: product?.slug ?? unsold.slug,
    name: product?.title ?? unsold.name,
    merchant: product ? { slug: product.merchant.slug, name: product.merchant.name } : unsold.merchant,
    media_image: product?.picture ?? noPicture,
    qty,
    special_price: inRupees(price),
    og_price: inRupees(Math.max(price, (live?.mrp ?? 0) + extra)),
    options: { ...product?.attributes },
    custom_options: (chosen ?? []).map(({ optionId, title, optionValue }) => ({ optionId, title, optionValue })),
    is_available: isAvailable,
    msg_title: isAvailable ? null : whyNot(product, chosen !== null),
  }
}

function whyNot(product: ForSale | null, isOffered: boolean): string {
  if (!product) return 'This product is no longer sold.'
  return isOffered ? 'Sold out.' : 'The option you chose is no longer available. Please add the product again.'
}
