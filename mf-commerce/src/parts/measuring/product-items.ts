import type { EventItem } from '@nukkad/contracts'
import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'

/** The maximum number of items per event. */
export const most = 20

export const variantOf = (parts: readonly (string | null)[]): Pick<EventItem, 'item_variant'> => {
  const words = parts.filter(Boolean).join(', ')
  return words ? { item_variant: words } : {}
}
export const offMrp = (mrp: number, price: number): Pick<EventItem, 'discount'> =>
  mrp > price ? { discount: mrp - price } : {}

/** A variant of a product, as its page shows it. */
export function itemOfVariant(
  product: ProductDetails,
  { sku, color, size, weight, price, og_price }: Variant,
): EventItem {
  const category = product.breadcrumbs.at(-1)?.path
  return {
    item_id: sku,
    item_name: product.title,
    item_brand: product.merchant.name,
    price,
    quantity: 1,
    ...(category ? { item_category: category } : {}),
    ...variantOf([color, size, weight]),
    ...offMrp(og_price, price),
  }
}

/** A card at its position in a list. */
const itemOfCard = ({ sku, title, merchant, price, og_price }: ProductCard, index: number): EventItem => ({
  item_id: sku,
  item_name: title,
  item_brand: merchant.name,
  price,
  quantity: 1,
  index,
  ...offMrp(og_price, price),
})
export const itemsOfList = (cards: readonly ProductCard[]): EventItem[] => cards.slice(0, most).map(itemOfCard)
