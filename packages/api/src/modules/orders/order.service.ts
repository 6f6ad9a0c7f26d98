import type { Order } from '@nukkad/contracts/endpoints/orders'
import { type Db, transaction } from '../../db.ts'
import { Conflict, NoSuchEntity } from '../../errors.ts'
import { coupons } from '../coupons/coupons.service.ts'
import { once } from '../idempotency/idempotency.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { Locks } from '../stock/locks.ts'
import { bySku, moveStock } from '../stock/stock.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { giveBackMoney } from './give-back-money.ts'
import * as orders from './order.repository.ts'
import type { OrderMails } from './order-mails.ts'
import { canCancel } from './order-states.ts'
import { step } from './order-steps.ts'
import { showOrder } from './order-view.ts'

export interface OrderParts {
  readonly db: Db
  readonly mails: OrderMails
  readonly refunds: Pick<RefundService, 'request'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
  readonly now: () => Date
  readonly locks: Locks
}

export interface OrderPage {
  data: Order[]
  total: number
  page: number
  pagesize: number
  hasNext: boolean
}

export type OrderService = ReturnType<typeof createOrderService>

/** What a buyer sees of their orders, and may still undo. */
export function createOrderService({ db, mails, refunds, wallet, now, locks }: OrderParts) {
  return {
    async get(userId: string, orderId: string): Promise<Order> {
      const row = await orders.findOwn(db, userId, orderId)
      if (!row) throw new NoSuchEntity()
      return showOrder(row)
    },

    /** The caller has seen that the transaction is the buyer's. */
    async ofTransaction(transactionId: string): Promise<Order[]> {
      return (await orders.listOfTransaction(db, transactionId)).map(showOrder)
    },

    async list(userId: string, page: number, pagesize: number): Promise<OrderPage> {
      const offset = (page - 1) * pagesize
      const [rows, total] = await Promise.all([
        orders.listOwn(db, userId, pagesize, offset),
        orders.countOwn(db, userId),
      ])
      return { data: rows.map(showOrder), total, page, pagesize, hasNext: offset + rows.length < total }
    },

    /** Free until it ships: stock goes back, and the coupon too when nothing of its transaction is left. */
    cancel: (userId: string, orderId: string, reason: string | undefined, key: string | undefined): Promise<Order> =>
      transaction(db, (tx) =>
        once(tx, { scope: `${userId}:cancelOrder`, key, request: { orderId, reason }, now: now() }, async () => {
          if (!(await orders.findOwn(tx, userId, orderId))) throw new NoSuchEntity()
          const siblings = await orders.lockSiblings(tx, orderId, locks.cart)
          const row = await orders.findOwn(tx, userId, orderId)
          if (!row) throw new NoSuchEntity()
          if (row.state === 'cancelled') return showOrder(row)
          if (!canCancel(row.state)) throw new Conflict('This order has been shipped and can’t be cancelled any more.')
          const at = now()
          const paymentStatus = row.paymentStatus === 'captured' ? 'refund_initiated' : 'cancelled'
          const text = reason ? `Cancelled by you: ${reason}` : 'Cancelled by you'
          const { state: from } = row
          await step(tx, { orderId, from, to: 'cancelled', actor: 'buyer', text, paymentStatus, reason, now: at })
          const isLast = siblings.every(({ id, state }) => id === orderId || state === 'cancelled')
          if (isLast) await coupons.giveBack(tx, row.transactionId, at)
          await moveStock(tx, bySku(row.lines.filter(({ state }) => state !== 'cancelled')), 'back')
          await giveBackMoney(tx, { refunds, wallet }, orderId, text, at)
          await mails.cancelled(tx, row)
          const after = await orders.findOwn(tx, userId, orderId)
          return showOrder(after ?? row)
        }),
      ),
  }
}
