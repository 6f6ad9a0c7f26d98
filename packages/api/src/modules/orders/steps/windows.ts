import type { Allowed } from '@nukkad/contracts/endpoints/orders/order-shapes'
import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'
import { canCancel } from './order-states.ts'

const hour = 3_600_000
/** How long after delivery something may be returned, in hours. */
export const windowHours: Readonly<Record<RequestKind, number>> = { return: 7 * 24, exchange: 7 * 24, claim: 48 }

const words: Readonly<Record<RequestKind, { over: string; never: string }>> = {
  return: { over: 'The 7 days for returns have passed.', never: 'This product can’t be returned.' },
  exchange: { over: 'The 7 days for exchanges have passed.', never: 'This product can’t be exchanged.' },
  claim: { over: 'The 48 hours for reporting damage have passed.', never: '' },
}

const no = (reason: string, until: Date | null = null): Allowed => ({
  allowed: false,
  until: until?.toISOString() ?? null,
  reason,
})
export const yes: Allowed = { allowed: true, until: null, reason: null }

/** Pieces of a line that were delivered, and neither returned nor in an open request. */
export const piecesLeft = ({ state, qty, open, done }: OrderLineRow): number =>
  state === 'delivered' ? qty - open - done : 0

/** The end of the return window; null before delivery. */
export const windowEnd = (deliveredAt: Date | null, kind: RequestKind): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + windowHours[kind] * hour)

/** Whether pieces of this line may be returned in this way now. */
export function lineMayComeBack(
  { state, deliveredAt }: Pick<OrderRow, 'state' | 'deliveredAt'>,
  line: OrderLineRow,
  kind: RequestKind,
  now: Date,
): Allowed {
  if (state === 'cancelled' || state === 'rto') return no('This order was not completed.')
  if (line.state === 'cancelled') return no('It was not sent.')
  const until = windowEnd(deliveredAt, kind)
  if (!until || line.state !== 'delivered') return no('It has not been delivered yet.')
  if (kind !== 'claim' && !line.isReturnable) return no(words[kind].never)
  if (until <= now) return no(words[kind].over, until)
  if (piecesLeft(line) === 0) return no('All of it is being returned or exchanged, or has been.', until)
  return { allowed: true, until: until.toISOString(), reason: null }
}

/** The rule for the whole order: that of its first line that may be returned, else the refusal of the first line. */
export function orderMayComeBack(row: OrderRow, kind: RequestKind, now: Date): Allowed {
  const each = row.lines.map((line) => lineMayComeBack(row, line, kind, now))
  return each.find(({ allowed }) => allowed) ?? each[0] ?? no('This order is empty.')
}

/** Whether the buyer may move the delivery to another day. */
export function mayChangeDay({ state, earliestOn }: Pick<OrderRow, 'state' | 'earliestOn'>): Allowed {
  if (!canCancel(state)) return no('This parcel has been sent, so its day can no longer be changed.')
  return earliestOn === null ? no('The day of this order cannot be chosen.') : yes
}

export function mayBeCancelled({ state }: Pick<OrderRow, 'state'>): Allowed {
  if (canCancel(state)) return yes
  if (state === 'cancelled') return no('This order has been cancelled.')
  return no(
    state === 'delivered' || state === 'rto' ? 'This order is complete.' : 'This order is already on its way to you.',
  )
}
