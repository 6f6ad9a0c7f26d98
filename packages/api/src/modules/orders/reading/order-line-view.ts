import type { OrderLine } from '@nukkad/contracts/endpoints/orders/order-shapes'
import { inRupees } from '../../pricing/money.ts'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'
import type { Surroundings } from './around-orders.ts'
import { labelOfLine } from './labels-with-requests.ts'

/**
 * A line of an order as shown to buyer and merchant: how many pieces were delivered, or are in a return, or returned.
 */
export function showOrderLine(row: OrderRow, line: OrderLineRow, { requests, reviewed }: Surroundings): OrderLine {
  const delivered = line.state === 'delivered' ? line.qty : 0
  return {
    line_id: String(line.id),
    sku: line.sku,
    slug: line.slug,
    name: line.name,
    media_image: line.picture,
    qty: line.qty,
    price: inRupees(line.price),
    row_total: inRupees(line.items),
    options: line.options,
    custom_options: line.customOptions,
    state: line.state,
    label: labelOfLine(row, line, requests),
    delivered,
    open: line.open,
    returned: line.done,
    can_review: delivered > 0 && !reviewed.has(line.productId),
  }
}
