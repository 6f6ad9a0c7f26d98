import type { Tx } from '../../db.ts'
import { closeCart } from '../cart/cart.repository.ts'
import { countUse } from '../coupons/coupon-use.ts'
import { insertOrders } from '../orders/open-orders.repository.ts'
import { ordersOf } from '../orders/open-orders.ts'
import { appendEvents } from '../orders/order.repository.ts'
import type { OrderMails } from '../orders/order-mails.ts'
import type { PaymentStatus } from '../orders/order-states.ts'
import type { Locks } from '../stock/locks.ts'
import { availableFor, bySku, lockSkus, moveStock, release } from '../stock/stock.ts'
import { moveTo, type TransactionRow } from './transaction.repository.ts'

/** What went away between the agreement and the placement. Thrown, so that everything done so far is undone. */
export class CannotPlace extends Error {
  override name = 'CannotPlace'
  constructor(readonly lack: 'coupon' | 'stock') {
    super(`cannot place: ${lack}`)
  }
}

export interface Placement {
  readonly transaction: TransactionRow
  readonly paymentStatus: PaymentStatus
  readonly now: Date
}

export interface PlaceParts {
  readonly mails: OrderMails
  readonly locks: Locks
}

/**
 * The one way from a transaction to its orders, for every way of paying. The caller holds the cart's lock and has seen
 * that nothing was placed yet. Stock, coupon, orders, the cart's end and the mail are one database transaction; throws
 * CannotPlace (run it in a savepoint where life goes on after that).
 */
export function createPlace({ mails, locks }: PlaceParts) {
  return async (tx: Tx, { transaction, paymentStatus, now }: Placement): Promise<string[]> => {
    const { id: transactionId, userId, cartId, method, agreement } = transaction
    if (agreement.couponId !== null) {
      const use = { couponId: agreement.couponId, transactionId, userId, now }
      if (!(await countUse(tx, use, locks))) throw new CannotPlace('coupon')
    }
    const pieces = bySku(agreement.lines)
    const skus = pieces.map(({ sku }) => sku)
    await lockSkus(tx, skus, locks.skus)
    const available = await availableFor(tx, skus, cartId, now)
    if (pieces.some(({ sku, qty }) => (available.get(sku) ?? 0) < qty)) throw new CannotPlace('stock')
    await moveStock(tx, pieces, 'out')
    await release(tx, transactionId)

    const orders = ordersOf({ transactionId, userId, method, paymentStatus, agreement, now })
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
    await moveTo(tx, transactionId, 'placed', now)
    await closeCart(tx, cartId)
    await mails.confirmed(tx, { transactionId, userId, orders })
    return orders.map(({ id }) => id)
  }
}
export type Place = ReturnType<typeof createPlace>
