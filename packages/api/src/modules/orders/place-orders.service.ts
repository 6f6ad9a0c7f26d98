import type { Tx } from '../../db.ts'
import { insertOrders } from './open-orders.repository.ts'
import type { OrderToOpen } from './open-orders.ts'
import { appendEvents } from './order-writing.repository.ts'

/** Writes the orders of one transaction and begins their stories. */
export async function placeOrders(tx: Tx, orders: readonly OrderToOpen[], now: Date): Promise<void> {
  await insertOrders(tx, orders, now)
  await appendEvents(
    tx,
    orders.map(({ id: orderId }) => ({
      orderId,
      at: now,
      kind: 'placed',
      to: 'placed',
      actor: 'buyer',
      text: 'Order placed',
    })),
  )
}
