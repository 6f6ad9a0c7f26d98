import type { Tx } from '../../../db.ts'
import { Conflict } from '../../../errors.ts'
import { appendEvents, moveOrder, type OrderEvent, type StateChange } from '../placing/order-writing.repository.ts'
import { canMove } from './order-states.ts'

export interface Step extends StateChange {
  readonly actor: OrderEvent['actor']
  /** The text of the order's history, as the buyer reads it. */
  readonly text: string
}

/**
 * Makes one legal transition of an order and records it in the history in the same transaction. Throws Conflict for a
 * transition that is not allowed, and when the order is no longer in the state that the caller saw. Returns the number
 * of the event.
 */
export async function step(tx: Tx, { actor, text, ...change }: Step): Promise<number> {
  const { orderId, from, to, now: at } = change
  if (!canMove(from, to)) throw new Conflict(`An order that is ${from} cannot become ${to}.`)
  if (!(await moveOrder(tx, change)))
    throw new Conflict('This order has changed in the meantime. Please check it again.')
  const kind = to === 'cancelled' ? 'cancelled' : 'moved'
  const [eventId = 0] = await appendEvents(tx, [{ orderId, at, kind, from, to, actor, text }])
  return eventId
}
