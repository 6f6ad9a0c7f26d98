import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'

type Parcel = Pick<MerchantOrder, 'state' | 'lines' | 'returns'>

/** The lines of an order that goes on without them. */
export const declinedOf = ({ state, lines }: Parcel): MerchantOrder['lines'] =>
  state === 'cancelled' ? [] : lines.filter((line) => line.state === 'cancelled')

/**
 * What goes into the next parcel: not what was declined; once the goods of an exchange are back, what the buyer wants in
 * their place.
 */
export function parcelOf({ state, lines, returns }: Parcel): MerchantOrder['lines'] {
  const back = returns.filter(({ kind, state }) => kind === 'exchange' && state === 'received')
  if (back.length === 0) return lines.filter((line) => line.state !== 'cancelled' || state === 'cancelled')
  return back.flatMap((exchange) =>
    exchange.lines.flatMap(({ line_id: id, qty, replacement }) => {
      const line = lines.find(({ line_id }) => line_id === id)
      return line && replacement ? [{ ...line, qty, sku: replacement.sku, options: replacement.options }] : []
    }),
  )
}
