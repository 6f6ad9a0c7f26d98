import type { FilledCart } from './cart-rows.ts'

/** A line with the number of its pieces that were not bought. */
export interface Rest {
  readonly lineId: number
  readonly qty: number
}

/** The lines left in the cart after a purchase: for each SKU, the oldest lines count as bought. */
export function restOf(lines: FilledCart['lines'], bought: readonly { sku: string; qty: number }[]): Rest[] {
  const left = new Map<string, number>()
  for (const { sku, qty } of bought) left.set(sku, (left.get(sku) ?? 0) + qty)
  return lines.flatMap(({ id: lineId, sku, qty }) => {
    const taken = Math.min(qty, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - taken)
    return qty > taken ? [{ lineId, qty: qty - taken }] : []
  })
}
