import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, NoSuchEntity } from '../../errors.ts'
import { once } from '../idempotency/idempotency.ts'
import type { OrderMails } from './mails/order-mails.ts'
import * as orders from './order.repository.ts'
import type { OrderRow } from './order-rows.ts'
import { appendEvents, lockSiblings } from './placing/order-writing.repository.ts'
import { type AroundOrders, readAround } from './reading/around-orders.ts'
import { showOrder } from './reading/order-view.ts'
import { canCancel } from './steps/order-states.ts'
import type { Undo } from './steps/undo-order.ts'

export interface OrderParts {
  readonly db: Db
  readonly mails: OrderMails
  readonly undo: Undo
  readonly around: AroundOrders
  readonly now: () => Date
}

export interface OrderPage {
  data: Order[]
  total: number
  page: number
  pagesize: number
  hasNext: boolean
}

export type OrderService = ReturnType<typeof createOrderService>

/** A buyer's view of their orders, and cancelling them. */
export function createOrderService({ db, mails, undo, around, now }: OrderParts) {
  async function show(q: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
    const of = await readAround(q, around, rows)
    return rows.map((row) => showOrder(row, of(row.id), now()))
  }

  async function showOne(q: Queryable, userId: string, orderId: string): Promise<Order> {
    const row = await orders.findOwn(q, userId, orderId)
    const [order] = row ? await show(q, [row]) : []
    if (!order) throw new NoSuchEntity()
    return order
  }

  return {
    get: (userId: string, orderId: string): Promise<Order> => showOne(db, userId, orderId),
    /** Inside a transaction, with its uncommitted state. */
    getIn: showOne,

    /** The caller has checked that the transaction belongs to the buyer. */
    async ofTransaction(transactionId: string): Promise<Order[]> {
      return show(db, await orders.listOfTransaction(db, transactionId))
    },

    async list(own: orders.OwnOrders, page: number, pagesize: number): Promise<OrderPage> {
      const offset = (page - 1) * pagesize
      const [rows, total] = await Promise.all([orders.listOwn(db, own, pagesize, offset), orders.countOwn(db, own)])
      return { data: await show(db, rows), total, page, pagesize, hasNext: offset + rows.length < total }
    },

    /** Adds a message from the buyer to the merchant. */
    note: (userId: string, orderId: string, text: string, key: string | undefined): Promise<Order> =>
      transaction(db, (tx) =>
        once(tx, { scope: `${userId}:noteOrder`, key, request: { orderId, text }, now: now() }, async () => {
          if (!(await orders.findOwn(tx, userId, orderId))) throw new NoSuchEntity()
          await appendEvents(tx, [{ orderId, at: now(), kind: 'note', actor: 'buyer', text: `You wrote: ${text}` }])
          return showOne(tx, userId, orderId)
        }),
      ),

    /** Free of charge until shipment: stock is released, and the coupon too when nothing of its transaction is left. */
    cancel: (userId: string, orderId: string, reason: string | undefined, key: string | undefined): Promise<Order> =>
      transaction(db, (tx) =>
        once(tx, { scope: `${userId}:cancelOrder`, key, request: { orderId, reason }, now: now() }, async () => {
          if (!(await orders.findOwn(tx, userId, orderId))) throw new NoSuchEntity()
          const siblings = await lockSiblings(tx, orderId)
          const order = await orders.findOwn(tx, userId, orderId)
          if (!order) throw new NoSuchEntity()
          if (order.state !== 'cancelled') {
            if (!canCancel(order.state)) {
              throw new Conflict('This order has shipped and can no longer be cancelled.')
            }
            const text = reason ? `Cancelled by you: ${reason}` : 'Cancelled by you'
            const about = { order, siblings, text, reason, now: now() }
            const wish = { ...about, to: 'cancelled', actor: 'buyer', isTold: true } as const
            await mails.tellCancelled(tx, order, await undo(tx, wish))
          }
          return showOne(tx, userId, orderId)
        }),
      ),
  }
}
