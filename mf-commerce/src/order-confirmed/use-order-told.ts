import type { Order, Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { sessionKeys, useStorage, useTrack } from '@nukkad/platform'
import { orderProps } from '../parts/measuring/event-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'

/** How long after its placement an order is tracked, in milliseconds: a later visit to this page is not a new order. */
const freshFor = 3_600_000
const mostTold = 20

/** Tracks each view of the confirmation page, but the order itself only once. */
export function useOrderTold({ transactionId, method }: Transaction, orders: readonly Order[]): void {
  const track = useTrack()
  const { session } = useStorage()
  useToldOnce(transactionId, orders, () => {
    const props = orderProps(orders)
    const [first] = orders
    const isFresh = first !== undefined && Date.now() - Date.parse(first.placed) < freshFor
    // All of this visit: Back leads from one confirmation to the one before.
    const told = session.getItem(sessionKeys.toldOrder)?.split(',') ?? []
    if (isFresh && !told.includes(transactionId)) {
      session.setItem(sessionKeys.toldOrder, [...told, transactionId].slice(-mostTold).join())
      track('ORDER_PLACED', { ...props, payment_type: method ?? 'free' })
    }
    track('ORDER_CONFIRMATION_VIEWED', { order_ids: props.order_ids })
  })
}
