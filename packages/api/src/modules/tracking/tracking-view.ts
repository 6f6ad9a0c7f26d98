import type { Tracking } from '@nukkad/contracts/endpoints/orders/tracking'
import type { OrderRow } from '../orders/order-book.service.ts'
import type { Surroundings } from '../orders/reading/around-orders.ts'
import { showCommon } from '../orders/reading/order-view.ts'
import { windowEnd } from '../orders/steps/windows.ts'

/** Kinds of events about an order's progress; those about money are shown to the buyer only. */
const told = new Set(['placed', 'moved', 'cancelled', 'return', 'exchange', 'day'])
const ended = new Set<OrderRow['state']>(['cancelled', 'rto'])

/** An order's tracking for the holder of its phone: no street, no phone number, no money. */
export function showTracking(row: OrderRow, around: Surroundings, now: Date): Tracking {
  const common = showCommon(row, around, now)
  const { orderId, placed, state, label, lines, deliver_on, expected_by, is_late, delivered_at, shipments, steps } =
    common
  const isReturning = around.requests.some(({ next_step }) => next_step !== null)
  const mayReturn = (windowEnd(row.deliveredAt, 'return')?.getTime() ?? 0) > now.getTime()
  return {
    orderId,
    placed,
    state,
    label,
    deliver_on,
    expected_by,
    is_late,
    delivered_at,
    shipments,
    steps,
    merchant: { slug: row.merchantSlug, name: row.merchantName },
    to: { name: row.address.name.split(' ')[0] ?? '', city: row.address.city, postcode: row.address.postcode },
    lines: lines.map(({ name, slug, qty, media_image, label: of }) => ({ name, slug, qty, media_image, label: of })),
    events: row.events
      .filter(({ kind }) => told.has(kind))
      .map(({ at, text }) => ({ at: new Date(at).toISOString(), text: withoutMoney(text) })),
    version: String(row.events.at(-1)?.id ?? 0),
    is_final: ended.has(row.state) || (row.state === 'delivered' && !isReturning && !mayReturn),
  }
}

/** Texts about returns may contain an amount. */
const withoutMoney = (text: string) => text.replace(/₹[\d,.]*\d/g, 'The money')
