import { rupees } from '../pricing/money.ts'
import type { Move } from './order-moves.ts'
import type { OrderRow } from './order-rows.ts'

/** What the order's story says of a step: for the buyer to read, without a full stop. */
export function storyOf({ merchantName }: OrderRow, { step, courier, awb, reason }: Move): string {
  const because = reason ? `: ${withoutStop(reason)}` : ''
  switch (step) {
    case 'accept':
      return `${merchantName} is making it ready`
    case 'pack':
      return 'Packed'
    case 'ship':
      return awb ? `Shipped with ${courier}, number ${awb}` : `Shipped by ${merchantName}`
    case 'out_for_delivery':
      return 'Out for delivery'
    case 'deliver':
      return 'Delivered'
    case 'fail':
      return `Could not be delivered${because}`
    case 'rto':
      return `On its way back to ${merchantName}${because}`
    case 'hold':
      return `${merchantName} put it on hold${because}`
    case 'cancel':
      return `Cancelled by ${merchantName}${because}`
  }
}

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '')

export const collected = ({ payable, gifts, credit }: OrderRow): string =>
  `${rupees(payable - gifts - credit)} paid in cash`
