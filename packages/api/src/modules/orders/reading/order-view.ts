import type { Order } from '@nukkad/contracts/endpoints/orders/order-shapes'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { inRupees, sum } from '../../pricing/money.ts'
import { declinedOf } from '../money/declined-lines.ts'
import { showRefund } from '../money/refund-view.ts'
import type { OrderEventRow, OrderRow } from '../order-rows.ts'
import { type OrderState, orderLabel, trackedSteps } from '../steps/order-states.ts'
import { mayBeCancelled, mayChangeDay, orderMayComeBack, yes } from '../steps/windows.ts'
import type { Surroundings } from './around-orders.ts'
import { labelOfOrder } from './labels-with-requests.ts'
import { showOrderLine } from './order-line-view.ts'
import { showShipment } from './shipment-view.ts'

const paymentLabels = { razorpay: 'Paid online', cashondelivery: 'Cash on delivery', free: 'Nothing to pay' } as const

/** An order as shown to its buyer. */
export function showOrder(row: OrderRow, around: Surroundings, now: Date): Order {
  const cancel = mayBeCancelled(row)
  return {
    ...showCommon(row, around, now),
    transactionId: row.transactionId,
    merchant: { slug: row.merchantSlug, name: row.merchantName },
    refunds: around.refunds.map((refund) => showRefund(refund, around.requests)),
    events: row.events.map(({ at, text }) => ({ at: instant(at), text })),
    actions: {
      can_cancel: cancel,
      can_return: orderMayComeBack(row, 'return', now),
      can_exchange: orderMayComeBack(row, 'exchange', now),
      can_claim: orderMayComeBack(row, 'claim', now),
      can_reorder: yes,
      can_change_day: mayChangeDay(row),
    },
    can_cancel: cancel.allowed,
  }
}

/** The fields that buyer and merchant share. */
export function showCommon(row: OrderRow, around: Surroundings, now: Date) {
  return {
    orderId: row.id,
    placed: row.placedAt.toISOString(),
    state: row.state,
    label: labelOfOrder(row, around.requests),
    payment: { method: row.method, label: paymentLabels[row.method], status: row.paymentStatus },
    lines: row.lines.map((line) => showOrderLine(row, line, around)),
    address: row.address,
    gift_note: giftNoteOf(row),
    deliver_on: isUndone(row) ? null : row.deliverOn,
    expected_by: isUndone(row) ? null : row.expectedBy,
    is_late: isLate(row, now),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    totals: {
      items: inRupees(row.items),
      discount: inRupees(row.discount + row.paymentDiscount),
      perks: inRupees(sum(row.lines, ({ perks }) => perks)),
      shipping: inRupees(row.shipping),
      tax: inRupees(row.cgst + row.sgst + row.igst),
      paid: inRupees(row.payable),
      gift_cards: inRupees(row.gifts),
      credit: inRupees(row.credit),
      declined: inRupees(declinedOf(row).value),
      due: inRupees(row.payable - row.gifts - row.credit - row.waived),
    },
    taxes: taxes(row),
    steps: stepsOf(row),
    shipments: row.shipments.map((parcel) => showShipment(parcel, row)),
    returns: [...around.requests],
    invoice: around.invoice,
  }
}

const giftNoteOf = ({ giftNoteFrom: from, giftNoteText: text }: OrderRow): Order['gift_note'] =>
  from === null ? null : { from, text: text ?? '' }

const isUndone = ({ state }: OrderRow): boolean => state === 'cancelled' || state === 'rto'

const ended: readonly OrderState[] = ['delivered', 'cancelled', 'rto']
const isLate = ({ state, expectedBy }: OrderRow, now: Date): boolean =>
  expectedBy !== null && expectedBy < dayInIndia(now) && !ended.includes(state)

/** Prices include tax; these lines show its amount. */
function taxes({ cgst, sgst, igst }: OrderRow): Order['taxes'] {
  if (igst > 0) return [{ label: 'IGST', amount: inRupees(igst) }]
  return [
    { label: 'CGST', amount: inRupees(cgst) },
    { label: 'SGST', amount: inRupees(sgst) },
  ]
}

/** A cancelled order shows the steps it reached, and then its cancellation. */
function stepsOf({ state, events }: Pick<OrderRow, 'state' | 'events'>): Order['steps'] {
  const reached = new Map(events.flatMap((event) => (event.to ? [[event.to, instant(event.at)] as const] : [])))
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

const instant = (at: OrderEventRow['at']): string => new Date(at).toISOString()
