import type { NextStep, OrderGroup, OrderStepName } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import type { RequestStepName } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { OrderRow } from '../../orders/order-book.service.ts'
import { targets } from '../../orders/steps/order-moves.ts'
import { canCancel, canMove, type OrderState } from '../../orders/steps/order-states.ts'
import { requestTargets } from '../../returns/requesting/answer-request.ts'
import { pickupSlots } from '../../returns/requesting/pickup-slots.ts'
import { canStep } from '../../returns/steps/return-states.ts'

type Words = Omit<NextStep, 'step' | 'pickup_slots' | 'puts_back' | 'refunds'>
type AskedOf = Pick<ReturnRequest, 'kind' | 'state' | 'pickup'>

/** In the order in which the steps are offered. */
const orderWords: readonly (readonly [OrderStepName, Words])[] = [
  ['accept', { label: 'Accept', needs: [], is_main: true }],
  ['pack', { label: 'Packed', needs: [], is_main: true }],
  ['ship', { label: 'Hand over to courier', needs: ['courier', 'awb'], is_main: true }],
  ['out_for_delivery', { label: 'Out for delivery', needs: [], is_main: true }],
  ['deliver', { label: 'Delivered', needs: [], is_main: true }],
  ['fail', { label: 'Could not be delivered', needs: ['reason'], is_main: false }],
  ['rto', { label: 'Mark as returned', needs: [], is_main: false }],
  ['hold', { label: 'Put on hold', needs: ['reason'], is_main: false }],
  ['cancel', { label: 'Cancel order', needs: ['reason'], is_main: false }],
]

/** Labels of steps that resume an order. */
const resuming: Partial<Record<OrderState, Partial<Record<OrderStepName, string>>>> = {
  on_hold: { accept: 'Take off hold' },
  delivery_failed: { out_for_delivery: 'Out for delivery again' },
}

/** The steps that the merchant may take with an order now; none while its payment is open. */
export function nextOfOrder({ state, paymentStatus, method, lines }: OrderRow): NextStep[] {
  if (isUnpaid({ paymentStatus, method })) return []
  const back = lines.filter((line) => line.state === state)
  return orderWords.flatMap(([step, words]) => {
    if (!canMove(state, targets[step])) return []
    const putsBack = step === 'cancel' || step === 'rto'
    return [
      {
        step,
        ...words,
        label: resuming[state]?.[step] ?? words.label,
        needs: [...words.needs],
        ...(putsBack && { puts_back: back.map(putBack) }),
      },
    ]
  })
}

/** The ids of the lines that the merchant may decline; the only one left is cancelled with the order. */
export function declinableOf({ state, paymentStatus, method, lines }: OrderRow): string[] {
  if (isUnpaid({ paymentStatus, method }) || !canCancel(state)) return []
  const left = lines.filter((line) => line.state === state)
  return left.length > 1 ? left.map(({ id }) => String(id)) : []
}

const isUnpaid = ({ paymentStatus, method }: Pick<OrderRow, 'paymentStatus' | 'method'>) =>
  paymentStatus === 'review' || (paymentStatus === 'pending' && method === 'razorpay')

/** Two lines of an order may be sizes of one product. */
const putBack = ({ id, name, options, qty }: OrderRow['lines'][number]) => ({
  line_id: String(id),
  name: [name, ...Object.values(options)].join(', '),
  qty,
})

const requestWords: readonly (readonly [RequestStepName, Words])[] = [
  ['approve', { label: 'Approve', needs: [], is_main: true }],
  ['deny', { label: 'Deny', needs: ['reason'], is_main: false }],
  ['schedule_pickup', { label: 'Arrange pickup', needs: ['pickup', 'courier', 'awb'], is_main: true }],
  ['picked_up', { label: 'Picked up', needs: [], is_main: true }],
  ['received', { label: 'Mark as received', needs: ['condition'], is_main: true }],
  ['refund', { label: 'Refund', needs: [], is_main: true }],
  ['ship_replacement', { label: 'Ship replacement', needs: ['courier', 'awb'], is_main: true }],
  ['deliver_replacement', { label: 'Replacement delivered', needs: [], is_main: true }],
]

/** The steps that the merchant may take with a request now. */
export function nextOfRequest(row: AskedOf, now: Date): NextStep[] {
  const { kind, state } = row
  return requestWords.flatMap(([step, words]) => {
    if (!canStep(kind, state, requestTargets[step])) return []
    // Once a pickup is arranged, the pickup itself is the expected next step.
    const isAgain = step === 'schedule_pickup' && state === 'pickup_scheduled'
    return [
      {
        step,
        label: isAgain ? 'Arrange another pickup' : words.label,
        needs: [...words.needs],
        is_main: words.is_main && !isAgain,
        ...(step === 'received' && kind !== 'exchange' && { refunds: true }),
        ...(words.needs.includes('pickup') && { pickup_slots: slotsFor(row, now) }),
      },
    ]
  })
}

/** The pickup slots a courier may be booked for; once a pickup has been arranged, the buyer's wish no longer counts. */
const slotsFor = ({ state, pickup }: AskedOf, now: Date): NonNullable<NextStep['pickup_slots']> =>
  pickupSlots(now).map((slot) => ({
    ...slot,
    is_wished: state === 'approved' && slot.date === pickup?.date && slot.part === pickup.part,
  }))

/** States in which an order has not been sent. */
export const statesToSend: readonly OrderState[] = ['placed', 'on_hold', 'accepted', 'packed']
export const isToSend = (state: OrderState): boolean => statesToSend.includes(state)

export const groupOfState: Readonly<Record<OrderState, OrderGroup>> = {
  placed: 'waiting',
  accepted: 'accepted',
  packed: 'packed',
  shipped: 'shipped',
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  delivery_failed: 'failed',
  on_hold: 'on_hold',
  rto: 'ended',
  cancelled: 'ended',
}
