import type { RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { rupees } from '../../pricing/money.ts'
import type { ReturnRow } from '../return-rows.ts'

const things = { return: 'Return', exchange: 'Exchange', claim: 'Claim' } as const
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)
const piecesOf = ({ lines }: ReturnRow) => pieces(lines.reduce((sum, line) => sum + line.pieces.length, 0))

/** The entry in the order's history for a step of a request, as the buyer reads it, without a full stop. */
export function storyOfRequest(row: ReturnRow, to: RequestState, because?: string): string {
  const thing = things[row.kind]
  const place = row.refundTo === 'wallet' ? 'your wallet' : 'your original payment method'
  switch (to) {
    case 'requested':
      return `${thing} of ${piecesOf(row)} requested`
    case 'approved':
      return `${thing} approved by ${row.merchantName}`
    case 'denied':
      return `${thing} declined by ${row.merchantName}${because ? `: ${because.replace(/[.\s]+$/, '')}` : ''}`
    case 'cancelled':
      return `${thing} cancelled by you`
    case 'pickup_scheduled':
      return 'Pickup arranged'
    case 'picked_up':
      return `${piecesOf(row)} picked up`
    case 'received':
      return `${piecesOf(row)} back at ${row.merchantName}`
    case 'refunded':
      return row.refund > 0 ? `${rupees(row.refund)} is being refunded to ${place}` : 'Settled'
    case 'replacement_shipped':
      return 'The replacement is on its way'
    case 'fulfilled':
      return 'Exchanged'
  }
}

/** Why an exchange with several replacements cannot be approved, for the merchant. */
export function partlySoldOut({ lines }: ReturnRow, missing: readonly { readonly sku: string }[]): string {
  const gone = lines.filter(({ replacementSku }) => missing.some(({ sku }) => sku === replacementSku))
  const named = gone.map(({ name, replacementOptions }) =>
    [name, ...Object.values(replacementOptions ?? {})].join(', '),
  )
  return (
    `This is sold out: ${named.join('; ')}. Add it to your stock, or deny the exchange with that reason: ` +
    'the buyer can then request the other pieces again.'
  )
}

export const soldOutInstead = (row: ReturnRow): string =>
  `The replacement is sold out: ${rupees(row.refund)} will be refunded when the item arrives back`
