/** Where an order, or a line of it, stands. Payment has its own status beside it. */
export const orderStates = [
  'placed',
  'on_hold',
  'accepted',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'rto',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export type PaymentStatus =
  | 'pending'
  | 'captured'
  | 'review'
  | 'cancelled'
  | 'refund_initiated'
  | 'partly_refunded'
  | 'refunded'

/** Every legal step; what is not here does not happen. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['accepted', 'on_hold', 'cancelled'],
  on_hold: ['placed', 'accepted', 'cancelled'],
  accepted: ['packed', 'on_hold', 'cancelled'],
  packed: ['shipped', 'on_hold', 'cancelled'],
  shipped: ['out_for_delivery', 'rto'],
  out_for_delivery: ['delivered', 'delivery_failed'],
  delivery_failed: ['out_for_delivery', 'rto'],
  delivered: [],
  rto: [],
  cancelled: [],
}

export const canMove = (from: OrderState, to: OrderState): boolean => orderTransitions[from].includes(to)

/** Until it ships, an order can be taken back for free. */
export const canCancel = (state: OrderState): boolean => canMove(state, 'cancelled')

const labels: Readonly<Record<OrderState, string>> = {
  placed: 'Confirmed',
  on_hold: 'On Hold',
  accepted: 'Processing',
  packed: 'Packed',
  shipped: 'Shipped',
  out_for_delivery: 'Out for Delivery',
  delivered: 'Delivered',
  delivery_failed: 'Delivery Failed',
  rto: 'Returned',
  cancelled: 'Cancelled',
}

/** What a person reads: the state, unless the money has the bigger news. */
export function orderLabel(state: OrderState, payment: PaymentStatus, method?: string): string {
  if (payment === 'review') return 'Payment Under Review'
  if (payment === 'pending' && method === 'razorpay') return 'Pending Payment'
  if (state === 'cancelled' || state === 'rto') {
    if (payment === 'refund_initiated') return 'Refund Initiated'
    if (payment === 'refunded') return 'Refunded'
  }
  return labels[state]
}

/** The way of a parcel as a buyer follows it. */
export const trackedSteps: readonly { readonly state: OrderState; readonly label: string }[] = (
  ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const
).map((state) => ({ state, label: labels[state] }))

const progress: readonly OrderState[] = [
  'on_hold',
  'placed',
  'accepted',
  'packed',
  'shipped',
  'delivery_failed',
  'out_for_delivery',
  'delivered',
]

/** The state of an order is that of its least advanced line; lines that came to nothing count only when all did. */
export function rollUp(lines: readonly OrderState[]): OrderState {
  return progress.find((state) => lines.includes(state)) ?? (lines.includes('rto') ? 'rto' : 'cancelled')
}
