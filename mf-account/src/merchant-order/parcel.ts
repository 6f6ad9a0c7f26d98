import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'

/** What goes into the next parcel: once the goods of an exchange are back, what the buyer wants in their place. */
export function parcelOf({ lines, returns }: Pick<MerchantOrder, 'lines' | 'returns'>): MerchantOrder['lines'] {
  const back = returns.filter(({ kind, state }) => kind === 'exchange' && state === 'received')
  if (back.length === 0) return lines
  return back.flatMap((exchange) =>
    exchange.lines.flatMap(({ line_id: id, qty, replacement }) => {
      const line = lines.find(({ line_id }) => line_id === id)
      return line && replacement ? [{ ...line, qty, sku: replacement.sku, options: replacement.options }] : []
    }),
  )
}
