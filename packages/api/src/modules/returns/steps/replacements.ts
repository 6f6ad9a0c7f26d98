import type { ProductVariant } from '../../catalogue/merchant-catalogue/variants.service.ts'
import type { OrderLineRow } from '../../orders/order-book.service.ts'

type Bought = Pick<OrderLineRow, 'sku' | 'price'>

/** Why a piece cannot be exchanged for this variant; null when it can. An exchange involves no payment. */
export function whyNot(
  bought: Bought,
  wanted: ProductVariant,
  variants: readonly ProductVariant[],
  qty = 1,
): string | null {
  if (wanted.available < qty) return wanted.available > 0 ? `Only ${wanted.available} left.` : 'Sold out.'
  // Prices change for all variants alike; what matters is that both cost the same now.
  const today = variants.find(({ sku }) => sku === bought.sku)?.price ?? bought.price
  return wanted.price === today ? null : 'It has a different price. Please return this one and buy the other.'
}
