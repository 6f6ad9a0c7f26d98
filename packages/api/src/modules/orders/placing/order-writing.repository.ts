import type { Tx } from '../../../db.ts'
import { type Fragment, insertAll } from '../../../sql-fragment.ts'
import type { OrderActor } from '../order-rows.ts'
import type { OrderState, PaymentStatus } from '../steps/order-states.ts'

export interface Sibling {
  readonly id: string
  readonly state: OrderState
}

/** Locks the transaction and all its orders, in a fixed order: a change of one may affect the others (its coupon). */
export async function lockSiblings(tx: Tx, orderId: string): Promise<readonly Sibling[]> {
  await tx`
    select from checkout_transaction
    where transaction_id = (select transaction_id from shop_order where order_id = ${orderId}) for update`
  return tx<Sibling[]>`
    select order_id as id, state from shop_order
    where transaction_id = (select transaction_id from shop_order where order_id = ${orderId})
    order by order_id for update`
}

export interface StateChange {
  readonly orderId: string
  readonly from: OrderState
  readonly to: OrderState
  readonly paymentStatus?: PaymentStatus
  readonly reason?: string | null
  readonly now: Date
}

/** Moves the order and those of its lines in the same state; false when it is no longer in the expected state. */
export async function moveOrder(tx: Tx, change: StateChange): Promise<boolean> {
  const { orderId, from, to, paymentStatus, reason, now } = change
  const rows = await tx`
    update shop_order set
      state = ${to}, payment_status = ${paymentStatus ?? tx`payment_status`},
      cancel_reason = ${reason ?? tx`cancel_reason`}, delivered_at = ${to === 'delivered' ? now : null},
      updated_at = ${now}
    where order_id = ${orderId} and state = ${from} returning order_id`
  await tx`update order_line set state = ${to} where order_id = ${orderId} and state = ${from}`
  return rows.length === 1
}

export interface OrderEvent {
  readonly orderId: string
  readonly at: Date
  readonly kind:
    | 'placed'
    | 'moved'
    | 'cancelled'
    | 'note'
    | 'payment'
    | 'refund'
    | 'return'
    | 'exchange'
    | 'invoice'
    | 'day'
  readonly from?: OrderState
  readonly to?: OrderState
  readonly actor: OrderActor
  readonly text: string
}

/** The insert as a part of a larger statement. */
export function eventsToAppend(tx: Tx, events: readonly OrderEvent[]): Fragment {
  const rows = events.map(({ orderId, at, kind, from, to, actor, text }) => ({
    order_id: orderId,
    at,
    kind,
    from_state: from ?? null,
    to_state: to ?? null,
    actor,
    text,
  }))
  return tx`${insertAll(tx, 'order_event', rows)} returning event_id as id`
}

/** Returns the id of each event, which also identifies the mail about it. */
export async function appendEvents(tx: Tx, events: readonly OrderEvent[]): Promise<number[]> {
  const added = await eventsToAppend(tx, events)
  return added.map(({ id }) => id as number)
}

/** Marks cash on delivery as received. */
export async function captureCash(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx`
    update shop_order set payment_status = 'captured'
    where order_id = ${orderId} and payment_method = 'cashondelivery' and payment_status = 'pending' returning order_id`
  return rows.length === 1
}

/** Updates how many pieces of a line are being returned or have been. Callers hold the order's lock. */
export async function countPieces(tx: Tx, lineId: number, change: { open: number; done: number }): Promise<void> {
  await tx`
    update order_line set open_qty = open_qty + ${change.open}, done_qty = done_qty + ${change.done}
    where line_id = ${lineId}`
}

/** Marks an order as rewarded and returns its buyer; undefined when it had been rewarded before. */
export async function markRewarded(tx: Tx, orderId: string, now: Date): Promise<{ userId: number } | undefined> {
  const [order] = await tx<{ userId: number }[]>`
    update shop_order set rewarded_at = ${now}
    where order_id = ${orderId} and rewarded_at is null returning user_id as "userId"`
  return order
}
