/** The state of an order, or of a line of it. Payment has a status of its own. */
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

/** Every legal transition; any other is impossible. */
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

/** Until it ships, an order can be cancelled free of charge. */
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

/** The label shown to people: the state, unless the payment matters more. */
export function orderLabel(state: OrderState, payment: PaymentStatus, method?: string): string {
  if (payment === 'review') return 'Payment Under Review'
  if (payment === 'pending' && method === 'razorpay') return 'Pending Payment'
  if (state === 'cancelled' || state === 'rto') {
    if (payment === 'refund_initiated') return 'Refund Initiated'
    if (payment === 'refunded') return 'Refunded'
  }
  return labels[state]
}

/** A parcel's steps as a buyer sees them. */
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

/** The state of an order is that of its least advanced line; cancelled and returned lines count only when all are. */
export function rollUp(lines: readonly OrderState[]): OrderState {
  return progress.find((state) => lines.includes(state)) ?? (lines.includes('rto') ? 'rto' : 'cancelled')
}
