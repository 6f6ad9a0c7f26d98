import type { Tx } from '../../../db.ts'
import { together } from '../../../sql-fragment.ts'
import { origins } from '../../affiliates/origins.service.ts'
import { cartsAtCheckout } from '../../cart/carts-at-checkout.service.ts'
import { coupons } from '../../coupons/coupons.service.ts'
import type { OrderMails } from '../../orders/mails/order-mails.ts'
import { placeOrders } from '../../orders/placing/place-orders.service.ts'
import { ordersOf } from '../../orders/reading/open-orders.ts'
import type { PaymentStatus } from '../../orders/steps/order-states.ts'
import {
  availableFor,
  bySku,
  endSeries,
  lockSkus,
  moveStock,
  type Pieces,
  release,
  theseSkus,
} from '../../stock/stock.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import { type CartTransaction, moveTo } from '../transaction.repository.ts'

/** What became unavailable between agreement and placement. Thrown so that the transaction is rolled back. */
export class CannotPlace extends Error {
  override name = 'CannotPlace'
  constructor(readonly lack: 'coupon' | 'stock' | 'wallet') {
    super(`cannot place: ${lack}`)
  }
}

export interface Placement {
  readonly transaction: CartTransaction
  readonly paymentStatus: PaymentStatus
  readonly now: Date
  /** Whether the caller has locked the SKUs and checked that enough are in stock. */
  readonly isStockSeen?: boolean
}

export interface PlaceParts {
  readonly mails: OrderMails
  readonly wallet: Pick<WalletService, 'capture'>
}

/**
 * The only path from a transaction to its orders, for every payment method. The caller holds the cart's lock and has
 * checked that nothing was placed yet. Stock, coupon, orders, closing the cart and the mail are one database
 * transaction; throws CannotPlace, and then has written nothing.
 */
export function createPlace({ mails, wallet }: PlaceParts) {
  async function hasStock(tx: Tx, pieces: readonly Pieces[], cartId: number, now: Date): Promise<boolean> {
    const skus = pieces.map(({ sku }) => sku)
    const [, available] = await Promise.all([lockSkus(tx, theseSkus(tx, skus)), availableFor(tx, skus, cartId, now)])
    return pieces.every(({ sku, qty }) => (available.get(sku) ?? 0) >= qty)
  }

  async function write(tx: Tx, { transaction, paymentStatus, now, isStockSeen }: Placement): Promise<string[]> {
    const { id: transactionId, userId, cartId, method, agreement, gifts, credit } = transaction
    const pieces = bySku(agreement.lines)
    if (!isStockSeen && !(await hasStock(tx, pieces, cartId, now))) throw new CannotPlace('stock')
    if (agreement.couponId !== null) {
      const use = { couponId: agreement.couponId, transactionId, userId, now }
      if (!(await coupons.countUse(tx, use))) throw new CannotPlace('coupon')
    }
    const isFromWallet = gifts > 0 || credit > 0 || agreement.perks > 0
    if (isFromWallet && !(await wallet.capture(tx, { transactionId, now }))) throw new CannotPlace('wallet')
    const orders = ordersOf({ transactionId, userId, method, paymentStatus, agreement, gifts, credit, now })
    await together(tx, [
      moveStock(tx, pieces, 'out'),
      release(tx, transactionId),
      endSeries(
        tx,
        userId,
        pieces.map(({ sku }) => sku),
      ),
      ...placeOrders(tx, orders, now),
      origins.copyToOrders(tx, { cartId, userId, orderIds: orders.map(({ id }) => id), now }),
      moveTo(tx, transactionId, 'placed', now),
      cartsAtCheckout.close(tx, cartId),
      ...mails.confirmationEntries(tx, transactionId),
    ])
    return orders.map(({ id }) => id)
  }

  /**
   * With a coupon, rows are written before the wallet can refuse, so undoing them needs a savepoint, which costs one
   * more statement. Without one, a refusal by the wallet leaves nothing to undo.
   */
  return (tx: Tx, placement: Placement): Promise<string[]> =>
    placement.transaction.agreement.couponId === null
      ? write(tx, placement)
      : tx.savepoint((inner) => write(inner, placement))
}
export type Place = ReturnType<typeof createPlace>
