import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import { type Db, keepPlans, type Queryable, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { once } from '../idempotency/idempotency.ts'
import { createHolding, type HoldingParts } from './holding.ts'
import type { Purchases } from './purchases.ts'
import { type Refused, salesStopped } from './refusals.ts'
import { createDeliver } from './settling/deliver-purchase.ts'
import { createGatewayCheckout, type GatewayCheckout } from './settling/gateway-checkout.ts'
import type { Place, PlaceParts } from './settling/placement.ts'
import { createSettleNow, type Placed } from './settling/settle-now.ts'
import { createStillAgreed } from './settling/still-agreed.ts'
import type { Agree } from './start/agree.ts'
import { createOpenTransaction } from './start/open-transaction.ts'
import { type Created, createStart } from './start/start-checkout.ts'
import { createStartPurchase } from './start/start-purchase.ts'
import * as transactions from './transaction.repository.ts'

export interface CheckoutParts {
  readonly db: Db
  readonly agree: Agree
  readonly place: Place
  readonly purchases: Purchases
  readonly wallet: HoldingParts['wallet'] & PlaceParts['wallet']
  readonly now: () => Date
  /** Whether all sales are stopped. */
  readonly isBlocked: boolean
  /** How often a transaction is retried after a deadlock; tests that look for one pass 1. */
  readonly tries?: number
}

/** `key` is the Idempotency-Key, if the call carries one. */
interface Call {
  readonly userId: string
  readonly key: string | undefined
}

/** Which parts of the wallet may pay: gift cards by default, credit only on request. */
export interface WalletUse {
  readonly useCredit?: boolean | undefined
  readonly useGiftCards?: boolean | undefined
}

/** The note makes what is in the cart a gift; the day is that of its delivery. */
export interface CartUse extends WalletUse {
  readonly giftNote?: GiftNote | null
  readonly deliveryDay?: string | null
}

export type CheckoutService = ReturnType<typeof createCheckoutService>

/** Turns a cart into its orders. Every step locks the cart first, then the SKUs in order, the wallet last. */
// limit: every call opens one transaction under the lock of what it buys
export function createCheckoutService(parts: CheckoutParts) {
  const { db, agree, place, purchases, wallet, now, isBlocked, tries } = parts
  const open = createOpenTransaction({ purchases })
  const holding = createHolding({ wallet, now })
  const start = createStart({ agree, holding, now })
  const startPurchase = createStartPurchase({ purchases, holding, wallet, now, isBlocked })
  const deliver = createDeliver({ purchases, wallet })
  const settleNow = createSettleNow({ open, agree, place, deliver, holding, now, isBlocked })
  const atGateway: GatewayCheckout = createGatewayCheckout({
    open,
    stillAgreed: createStillAgreed(agree),
    place,
    deliver,
    purchases,
    holding,
    now,
    isBlocked,
  })

  const onceOnly = <Answer>(call: Call, name: string, request: unknown, work: (tx: Tx) => Promise<Answer>) =>
    transaction(
      db,
      async (tx) => {
        const only = { scope: `${call.userId}:${name}`, key: call.key, request, now: now() }
        const [, answer] = await Promise.all([keepPlans(tx), once(tx, only, () => work(tx))])
        return answer
      },
      tries,
    )

  return {
    atGateway,

    /** Creates the transaction, or returns the open one for the very same purchase: two devices share one. */
    create: (
      call: Call,
      cartId: string,
      method: PaymentMethod,
      { useCredit = false, useGiftCards = true, giftNote = null, deliveryDay = null }: CartUse = {},
    ): Promise<Created | Refused> =>
      onceOnly(
        call,
        'createTransaction',
        {
          cartId,
          method,
          ...(useCredit && { useCredit }),
          ...(!useGiftCards && { useGiftCards }),
          ...(giftNote && { giftNote }),
          ...(deliveryDay && { deliveryDay }),
        },
        (tx) => start(tx, { userId: call.userId, cartId, method, useCredit, useGiftCards, giftNote, deliveryDay }),
      ),

    /** The same for a purchase that is not a cart: `subject` is its id in its own module. */
    createPurchase: (
      { userId, key }: Call,
      kind: transactions.PurchaseName,
      subject: string,
      method: PaymentMethod,
      { useCredit = false, useGiftCards = true }: WalletUse = {},
    ): Promise<Created | Refused> =>
      onceOnly({ userId, key }, 'createPurchase', { kind, subject, method, useCredit, useGiftCards }, (tx) =>
        startPurchase(tx, { userId, kind, subject, method, useCredit, useGiftCards }),
      ),

    /** The same within the caller's transaction; the caller ensures that it happens only once. */
    startPurchase,

    /** Why nothing can be bought at the moment; null when sales go on. */
    stopped: (): Refused | null => (isBlocked ? salesStopped : null),

    /** The placed transaction for this purchase, or else the latest. */
    lastOf: (
      q: Queryable,
      kind: transactions.PurchaseName,
      subject: string,
    ): Promise<transactions.TransactionWithOrders | undefined> => transactions.findLastPurchase(q, kind, subject),

    /** Abandons the open transaction of a purchase that is no longer wanted: nothing stays held for its payment. */
    async forget(tx: Tx, kind: transactions.PurchaseName, subject: string, reason: string): Promise<void> {
      const other = await transactions.findOpenPurchase(tx, kind, subject)
      if (other) await holding.abandon(tx, other.id, 'buyer', reason)
    },

    payOnDelivery: (call: Call, transactionId: string): Promise<Placed | Refused> =>
      onceOnly(call, 'payOnDelivery', transactionId, (tx) =>
        settleNow(tx, call.userId, transactionId, 'cashondelivery'),
      ),

    payNothing: (call: Call, transactionId: string): Promise<Placed | Refused> =>
      onceOnly(call, 'payNothing', transactionId, (tx) => settleNow(tx, call.userId, transactionId, 'free')),

    /** Releases what an unfinished transaction holds; false when the transaction can no longer be cancelled. */
    release: (userId: string, transactionId: string): Promise<boolean> =>
      transaction(db, async (tx) => {
        const { own } = await open(tx, userId, transactionId)
        if (!transactions.isOpen(own)) return own.state === 'failed'
        await holding.abandon(tx, own.id, 'buyer', 'You cancelled this payment.')
        return true
      }),

    async find(userId: string, transactionId: string): Promise<transactions.TransactionWithOrders> {
      const own = await transactions.findOwn(db, userId, transactionId)
      if (!own) throw new NoSuchEntity()
      return own
    },

    /** The buyer's own transaction, within the caller's transaction. */
    findIn: transactions.findOwn,
    /** Several of the buyer's own transactions, for a list. */
    findAll: (userId: string, ids: readonly string[]): Promise<transactions.TransactionWithOrders[]> =>
      transactions.findAllOwn(db, userId, ids),

    /** What the buyer has paid as far as they know, while the bank has yet to answer. */
    waiting: (userId: string) => transactions.findWaiting(db, userId),

    /** For anyone who has the transaction's id: to be shown without the buyer's data. */
    async findAnyones(transactionId: string): Promise<transactions.TransactionWithOrders> {
      const found = await transactions.find(db, transactionId)
      if (!found) throw new NoSuchEntity()
      return found
    },
  }
}
