import type { Tx } from '../../db.ts'
import { insertOrders } from './open-orders.repository.ts'
import type { OrderToOpen } from './open-orders.ts'
import { appendEvents } from './order-writing.repository.ts'

/** Writes the orders of one transaction and begins their stories. */
export async function placeOrders(tx: Tx, orders: readonly OrderToOpen[], now: Date): Promise<void> {
  const begun = orders.map(({ id: orderId }) => ({
    orderId,
    at: now,
    kind: 'placed' as const,
    to: 'placed' as const,
    actor: 'buyer' as const,
    text: 'Order placed',
  }))
  await Promise.all([insertOrders(tx, orders, now), appendEvents(tx, begun)])
}
