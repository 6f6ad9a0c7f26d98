import type { Order } from '@nukkad/contracts/endpoints/orders'
import { inRupees } from '../pricing/share.ts'
import type { OrderEventRow, OrderRow } from './order.repository.ts'
import { canCancel, orderLabel, trackedSteps } from './order-states.ts'

const yes = { allowed: true, until: null, reason: null }
const notYet = { allowed: false, until: null, reason: 'This is not possible now.' }

const paymentLabels = { razorpay: 'Paid online', cashondelivery: 'Cash on delivery', free: 'Nothing to pay' } as const

/** An order as the wire wants it. */
export function showOrder(row: OrderRow): Order {
  return {
    orderId: row.id,
    transactionId: row.transactionId,
    placed: row.placedAt.toISOString(),
    state: row.state,
    label: orderLabel(row.state, row.paymentStatus),
    payment: { method: row.method, label: paymentLabels[row.method], status: row.paymentStatus },
    merchant: { slug: row.merchantSlug, name: row.merchantName },
    lines: row.lines.map((line) => ({
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
      label: orderLabel(line.state, row.paymentStatus),
      delivered: line.state === 'delivered' ? line.qty : 0,
      open: 0,
      returned: 0,
      can_review: line.state === 'delivered',
    })),
    address: row.address,
    expected_by: row.state === 'cancelled' || row.state === 'rto' ? null : row.expectedBy,
    totals: {
      items: inRupees(row.items),
      discount: inRupees(row.discount + row.paymentDiscount),
      shipping: inRupees(row.shipping),
      tax: inRupees(row.cgst + row.sgst + row.igst),
      paid: inRupees(row.payable),
    },
    taxes: taxes(row),
    steps: steps(row),
    events: row.events.map((event) => ({ at: instant(event), text: event.text })),
    delivered_at: null,
    shipments: [],
    returns: [],
    refunds: [],
    invoice: null,
    actions: {
      can_cancel: canCancel(row.state) ? yes : notYet,
      can_return: notYet,
      can_exchange: notYet,
      can_claim: notYet,
      can_reorder: yes,
    },
    can_cancel: canCancel(row.state),
  }
}

/** Tax is inside the price: these lines say how much of it. */
function taxes({ cgst, sgst, igst }: OrderRow): Order['taxes'] {
  if (igst > 0) return [{ label: 'IGST', amount: inRupees(igst) }]
  return [
    { label: 'CGST', amount: inRupees(cgst) },
    { label: 'SGST', amount: inRupees(sgst) },
  ]
}

/** A cancelled order went as far as it went, and then ended. */
function steps({ state, events }: OrderRow): Order['steps'] {
  const reached = new Map(events.flatMap((event) => (event.to ? [[event.to, instant(event)] as const] : [])))
  const furthest = trackedSteps.findLastIndex((step) => reached.has(step.state))
  const passed = trackedSteps.map((step, at) => ({
    label: step.label,
    at: reached.get(step.state) ?? null,
    done: at <= furthest,
  }))
  if (state !== 'cancelled' && state !== 'rto') return passed
  const end = { label: orderLabel(state, 'cancelled'), at: reached.get(state) ?? null, done: true }
  return [...passed.filter(({ done }) => done), end]
}

const instant = ({ at }: OrderEventRow): string => new Date(at).toISOString()
