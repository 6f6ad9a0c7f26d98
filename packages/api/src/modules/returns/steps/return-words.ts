import type { RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { rupees } from '../../pricing/money.ts'
import type { ReturnRow } from '../return-rows.ts'

const things = { return: 'Return', exchange: 'Exchange', claim: 'Claim' } as const
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)
const piecesOf = ({ lines }: ReturnRow) => pieces(lines.reduce((sum, line) => sum + line.pieces.length, 0))

/** The entry in the order's history for a step of a request, as the buyer reads it, without a full stop. */
export function storyOfRequest(row: ReturnRow, to: RequestState, because?: string): string {
  const thing = things[row.kind]
  const place = row.refundTo === 'wallet' ? 'your wallet' : 'where it came from'
  switch (to) {
    case 'requested':
      return `${thing} of ${piecesOf(row)} requested`
    case 'approved':
      return `${thing} approved by ${row.merchantName}`
    case 'denied':
      return `${thing} denied by ${row.merchantName}${because ? `: ${because.replace(/[.\s]+$/, '')}` : ''}`
    case 'cancelled':
      return `${thing} taken back by you`
    case 'pickup_scheduled':
      return 'Pickup arranged'
    case 'picked_up':
      return `${piecesOf(row)} picked up`
    case 'received':
      return `${piecesOf(row)} back at ${row.merchantName}`
    case 'refunded':
      return row.refund > 0 ? `${rupees(row.refund)} goes back to ${place}` : 'Settled'
    case 'replacement_shipped':
      return 'The other piece is on its way'
    case 'fulfilled':
      return 'Exchanged'
  }
}

export const soldOutInstead = (row: ReturnRow): string =>
  `What you wanted instead is sold out: ${rupees(row.refund)} goes back to you when the piece has returned`
