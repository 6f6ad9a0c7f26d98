import type { Tx } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import { insertOrders } from '../reading/open-orders.repository.ts'
import type { OrderToOpen } from '../reading/open-orders.ts'
import { eventsToAppend } from './order-writing.repository.ts'

/** Inserts the orders of one transaction and begins their histories. */
export function placeOrders(tx: Tx, orders: readonly OrderToOpen[], now: Date): readonly Fragment[] {
  const begun = orders.map(({ id: orderId }) => ({
    orderId,
    at: now,
    kind: 'placed' as const,
    to: 'placed' as const,
    actor: 'buyer' as const,
    text: 'Order placed',
  }))
  return [...insertOrders(tx, orders, now), eventsToAppend(tx, begun)]
}
