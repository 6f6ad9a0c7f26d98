import type { OrderStepName } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import type { Tx } from '../../../db.ts'
import { Conflict, Invalid, NoSuchEntity } from '../../../errors.ts'
import { collected, dueOf, storyOf } from '../mails/move-words.ts'
import type { OrderMails } from '../mails/order-mails.ts'
import { findOrder } from '../order.repository.ts'
import type { OrderActor, OrderRow } from '../order-rows.ts'
import { appendEvents, captureCash, lockSiblings } from '../placing/order-writing.repository.ts'
import { insertShipment, markDelivered } from '../placing/shipment.repository.ts'
import { canMove, type OrderState, orderLabel } from './order-states.ts'
import { step as take } from './order-steps.ts'
import type { Undo } from './undo-order.ts'

export interface Move {
  readonly orderId: string
  readonly step: OrderStepName
  readonly actor: OrderActor
  readonly courier?: string | undefined
  readonly awb?: string | null | undefined
  readonly reason?: string | undefined
  /** Ids of lines that do not go back on sale when the order is cancelled or returned undelivered. */
  readonly unsellable?: readonly string[] | undefined
  readonly now: Date
}

export const targets: Readonly<Record<OrderStepName, OrderState>> = {
  accept: 'accepted',
  pack: 'packed',
  ship: 'shipped',
  out_for_delivery: 'out_for_delivery',
  deliver: 'delivered',
  fail: 'delivery_failed',
  rto: 'rto',
  hold: 'on_hold',
  cancel: 'cancelled',
}

export interface MoveParts {
  readonly undo: Undo
  readonly mails: OrderMails
  readonly invoices: { issue(tx: Tx, orderId: string, now: Date): Promise<unknown> }
}

/**
 * Performs one step of an order with all its effects: parcel, invoice, cash, refund, event and the buyer's mail. The
 * order is locked first, so the second of two tabs sees the result of the first: the same step again changes nothing,
 * another one is refused with a message.
 */
export function createMove({ undo, mails, invoices }: MoveParts) {
  return async (tx: Tx, move: Move): Promise<OrderRow> => {
    const { orderId, step, actor, now } = move
    const siblings = await lockSiblings(tx, orderId)
    const order = await findOrder(tx, orderId)
    if (!order) throw new NoSuchEntity()
    const to = targets[step]
    if (order.state === to) return sameAgain(order, move)
    if (!canMove(order.state, to)) throw new Conflict(cannot(order, step))
    refuseUnpaid(order)
    const reason = asked(move)
    const text = storyOf(order, { ...move, reason })

    if (to === 'cancelled' || to === 'rto') {
      const { unsellable } = move
      const { eventId } = await undo(tx, { order, siblings, to, actor, text, reason, unsellable, now })
      await mails.tellStep(tx, order, { id: eventId, state: to, text })
      return reread(tx, order)
    }
    const eventId = await take(tx, { orderId, from: order.state, to, actor, text, now })
    if (to === 'packed') await invoices.issue(tx, orderId, now)
    if (to === 'shipped') await ship(tx, order, move)
    if (to === 'delivered') {
      await markDelivered(tx, orderId, null, now)
      if ((await captureCash(tx, orderId)) && dueOf(order) > 0) {
        await appendEvents(tx, [{ orderId, at: now, kind: 'payment', actor: 'courier', text: collected(order) }])
      }
    }
    const after = await reread(tx, order)
    await mails.tellStep(tx, after, { id: eventId, state: to, text })
    return after
  }
}
export type MoveOrder = ReturnType<typeof createMove>

async function ship(tx: Tx, { id: orderId, expectedBy }: OrderRow, { courier, awb, now }: Move): Promise<void> {
  const { courier: by, awb: number } = parcelOf(courier, awb)
  const parcel = { orderId, requestId: null, courier: by, awb: number, expectedBy, now }
  if (!(await insertShipment(tx, parcel)))
    throw new Conflict(`${by} ${number} is already the number of another parcel.`)
}

/** Only the merchant's own delivery works without a tracking number. */
export function parcelOf(courier: string | undefined, awb: string | null | undefined) {
  if (!courier) throw new Invalid({ courier: 'is required' }, 'Please choose the courier.')
  if (!awb && courier !== 'Merchant Delivery') {
    throw new Invalid({ awb: 'is required' }, `Please enter the tracking number that ${courier} printed on the parcel.`)
  }
  return { courier, awb: awb || null }
}

function sameAgain(order: OrderRow, { step, courier, awb }: Move): OrderRow {
  const parcel = order.shipments.find(({ requestId }) => requestId === null)
  if (step === 'ship' && parcel && (parcel.courier !== courier || parcel.awb !== (awb || null))) {
    const number = parcel.awb ? ` ${parcel.awb}` : ''
    throw new Conflict(`This order has already been shipped with ${parcel.courier}${number}.`)
  }
  return order
}

const wantReason = new Set<OrderStepName>(['fail', 'hold', 'cancel'])

function asked({ step, reason }: Move): string | undefined {
  const given = reason?.trim() || undefined
  if (wantReason.has(step) && !given) throw new Invalid({ reason: 'is required' }, 'Please give a reason.')
  return given
}

export function refuseUnpaid({ paymentStatus, method }: OrderRow): void {
  if (paymentStatus === 'review') throw new Conflict('The payment for this order is under review. Please wait.')
  if (paymentStatus === 'pending' && method === 'razorpay') throw new Conflict('This order has not been paid yet.')
}

const verbs: Readonly<Record<OrderStepName, string>> = {
  accept: 'be accepted',
  pack: 'be packed',
  ship: 'be shipped',
  out_for_delivery: 'go out for delivery',
  deliver: 'be delivered',
  fail: 'fail to be delivered',
  rto: 'be returned to you',
  hold: 'be put on hold',
  cancel: 'be cancelled',
}
const cannot = (order: OrderRow, step: OrderStepName) =>
  `The status of this order is “${orderLabel(order.state, order.paymentStatus, order.method)}”, so it cannot ${verbs[step]}.`

async function reread(tx: Tx, order: OrderRow): Promise<OrderRow> {
  return (await findOrder(tx, order.id)) ?? order
}
