import type { CartTotals, PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { showTotals } from '../cart/cart-view.ts'
import { cartsAtCheckout } from '../cart/carts-at-checkout.service.ts'
import { once } from '../idempotency/idempotency.ts'
import { isSamePurchase } from '../orders/agreement.ts'
import { newTransactionId } from '../orders/public-number.ts'
import { inRupees, rupees } from '../pricing/share.ts'
import type { Locks } from '../stock/locks.ts'
import { bySku, hold, holdMinutes, release } from '../stock/stock.ts'
import type { Agree, CheckoutRefusal } from './agree.ts'
import { CannotPlace, type Place } from './placement.ts'
import * as transactions from './transaction.repository.ts'

export interface CheckoutParts {
  readonly db: Db
  readonly agree: Agree
  readonly place: Place
  readonly now: () => Date
  readonly locks: Locks
  /** How often a transaction is tried again after a deadlock; tests that look for one say 1. */
  readonly tries?: number
}

/** `key` is the Idempotency-Key, if the call carries one. */
interface Call {
  readonly userId: string
  readonly key: string | undefined
}

export type Refused = { message: CheckoutRefusal }
export type Created = { transactionId: string; amount: number; totals: CartTotals; notice?: string }
export type Placed = { data: { transactionId: string; orderIds: string[] } }
export type CheckoutService = ReturnType<typeof createCheckoutService>

const ended: Refused = {
  message: { code: 'transaction_ended', message: 'This checkout has ended. Please review your bag and try again.' },
}
const changed: Refused = {
  message: { code: 'cart_changed', message: 'Your bag changed meanwhile. Please review it and confirm again.' },
}

/** From the bag to the order. Every step takes the cart's lock first, then the SKUs in order. */
export function createCheckoutService({ db, agree, place, now, locks, tries }: CheckoutParts) {
  const onceOnly = <Answer>(call: Call, name: string, request: unknown, work: (tx: Tx) => Promise<Answer>) =>
    transaction(
      db,
      (tx) => once(tx, { scope: `${call.userId}:${name}`, key: call.key, request, now: now() }, () => work(tx)),
      tries,
    )

  async function abandon(tx: Tx, transactionId: string): Promise<void> {
    await release(tx, transactionId)
    await transactions.moveTo(tx, transactionId, 'failed', now())
  }

  /** Finds the buyer's transaction and reads it again behind the cart's lock. */
  async function openTransaction(tx: Tx, userId: string, transactionId: string) {
    const seen = await transactions.findOwn(tx, userId, transactionId)
    if (!seen) throw new NoSuchEntity()
    const { isActive } = await transactions.lockCartOf(tx, seen.cartId, locks.cart)
    const own = await transactions.findOwn(tx, userId, transactionId)
    if (!own) throw new NoSuchEntity()
    return { own, isActive }
  }

  /**
   * Places a transaction that needs no gateway. Called twice, or for two transactions of one cart, it answers the same
   * orders. Everything is looked at once more; a price that fell is taken, one that rose is asked about.
   */
  async function settleNow(
    tx: Tx,
    userId: string,
    transactionId: string,
    method: PaymentMethod,
  ): Promise<Placed | Refused> {
    const { own, isActive } = await openTransaction(tx, userId, transactionId)
    const placed = own.state === 'placed' ? own : await transactions.findPlaced(tx, own.cartId)
    if (placed) return { data: { transactionId: placed.id, orderIds: [...placed.orderIds] } }
    if (!isActive || !isOpen(own)) return ended
    if (own.method !== method) return { message: { code: 'payment', message: otherMethod(method, own) } }

    const claim = { buyer: { kind: 'user', userId }, cartId: String(own.cartId) } as const
    const agreed = await agree(tx, claim, userId, method)
    if (agreed.refusal) {
      await abandon(tx, own.id)
      return { message: agreed.refusal }
    }
    const { agreement } = agreed
    if (!isSamePurchase(agreement, own.agreement)) {
      await abandon(tx, own.id)
      return changed
    }
    if (agreement.payable > own.amount) {
      await abandon(tx, own.id)
      const message = `The total is now ${rupees(agreement.payable)} instead of ${rupees(own.amount)}. Please confirm again.`
      return { message: { code: 'price_changed', message } }
    }
    if (agreement.payable < own.amount) await transactions.agreeAnew(tx, own.id, agreement, now())
    const settled = { ...own, agreement, amount: agreement.payable }
    try {
      const orderIds = await tx.savepoint((inner) =>
        place(inner, { transaction: settled, paymentStatus: method === 'free' ? 'captured' : 'pending', now: now() }),
      )
      return { data: { transactionId: own.id, orderIds } }
    } catch (error) {
      if (!(error instanceof CannotPlace)) throw error
      await abandon(tx, own.id)
      return { message: lacks[error.lack] }
    }
  }

  return {
    /** Makes the transaction, or finds the open one for the very same purchase: two devices get one. */
    create: (call: Call, cartId: string, method: PaymentMethod): Promise<Created | Refused> =>
      onceOnly(call, 'createTransaction', { cartId, method }, async (tx) => {
        const claim = { buyer: { kind: 'user', userId: call.userId }, cartId } as const
        const cart = /^[0-9]+$/.test(cartId) ? await cartsAtCheckout.lock(tx, claim, locks.cart) : undefined
        if (!cart) throw new NoSuchEntity()
        const open = await transactions.findOpen(tx, cart.id)
        const agreed = await agree(tx, claim, call.userId, method)
        if (agreed.refusal) {
          if (open) await abandon(tx, open.id)
          return { message: agreed.refusal }
        }
        const { agreement, bag, notice } = agreed
        const isSame =
          open?.state === 'created' &&
          open.method === method &&
          open.amount === agreement.payable &&
          isSamePurchase(open.agreement, agreement)
        if (open && !isSame) await abandon(tx, open.id)
        const id = open && isSame ? open.id : newTransactionId()
        if (!isSame) {
          const row = { id, userId: Number(call.userId), cartId: cart.id, state: 'created', method, agreement } as const
          await transactions.insert(tx, { ...row, amount: agreement.payable }, now())
        }
        const until = new Date(now().getTime() + holdMinutes * 60_000)
        await hold(tx, id, cart.id, bySku(agreement.lines), until)
        return {
          transactionId: id,
          amount: inRupees(agreement.payable),
          totals: showTotals(bag),
          ...(notice && { notice }),
        }
      }),

    payOnDelivery: (call: Call, transactionId: string): Promise<Placed | Refused> =>
      onceOnly(call, 'payOnDelivery', transactionId, (tx) =>
        settleNow(tx, call.userId, transactionId, 'cashondelivery'),
      ),

    payNothing: (call: Call, transactionId: string): Promise<Placed | Refused> =>
      onceOnly(call, 'payNothing', transactionId, (tx) => settleNow(tx, call.userId, transactionId, 'free')),

    /** Frees what an unfinished transaction holds; false when there is nothing to free any more. */
    release: (userId: string, transactionId: string): Promise<boolean> =>
      transaction(db, async (tx) => {
        const { own } = await openTransaction(tx, userId, transactionId)
        if (!isOpen(own)) return own.state === 'failed'
        await abandon(tx, own.id)
        return true
      }),

    async find(userId: string, transactionId: string): Promise<transactions.TransactionWithOrders> {
      const own = await transactions.findOwn(db, userId, transactionId)
      if (!own) throw new NoSuchEntity()
      return own
    },
  }
}

const isOpen = ({ state }: transactions.TransactionRow) => state === 'created' || state === 'pending'

const otherMethod = (method: PaymentMethod, { amount }: transactions.TransactionRow) =>
  method === 'free' && amount > 0
    ? `${rupees(amount)} is left to pay.`
    : 'This checkout was started for another way of paying.'

const lacks: Record<CannotPlace['lack'], CheckoutRefusal> = {
  coupon: { code: 'coupon', message: 'This coupon has been used up. Please check the new total and confirm again.' },
  stock: { code: 'unavailable', message: 'Something in your bag has just been sold out. Please review it.' },
}
