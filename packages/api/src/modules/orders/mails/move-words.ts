import type { OrderStepName } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { type Paise, rupees } from '../../pricing/money.ts'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'

/** A step, with the data its text needs. */
interface Told {
  readonly step: OrderStepName
  readonly courier?: string | undefined
  readonly awb?: string | null | undefined
  readonly reason?: string | undefined
}

/** The entry in an order's history for one step, as the buyer reads it, without a full stop. */
export function storyOf({ merchantName }: OrderRow, { step, courier, awb, reason }: Told): string {
  const because = reason ? `: ${withoutStop(reason)}` : ''
  switch (step) {
    case 'accept':
      return `${merchantName} is preparing your order`
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
      return `Returned to ${merchantName}: it could not be delivered`
    case 'hold':
      return `Put on hold by ${merchantName}${because}`
    case 'cancel':
      return `Cancelled by ${merchantName}${because}`
  }
}

/** The entry for a line that the merchant declined. */
export function declinedStory(
  { merchantName }: OrderRow,
  { qty, name, options }: OrderLineRow,
  reason: string,
): string {
  const what = [name, ...Object.values(options)].join(', ')
  return `${merchantName} cannot send ${qty > 1 ? `${qty} × ` : ''}${what}: ${withoutStop(reason)}`
}

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '')

/** What is left for the payment method. */
export const dueOf = ({ payable, gifts, credit, waived }: OrderRow): Paise => payable - gifts - credit - waived

export const collected = (order: OrderRow): string => `${rupees(dueOf(order))} paid in cash`
