import type { Tx } from '../../../db.ts'
import { cartsAtCheckout } from '../../cart/carts-at-checkout.service.ts'
import { isSameGoods } from '../../orders/placing/agreement.ts'
import { availableFor, bySku, lockSkus, theseSkus } from '../../stock/stock.ts'
import type { Holding } from '../holding.ts'
import type { Purchases } from '../purchases.ts'
import { ended, lacks, type Refused, refused, salesStopped, walletLacks } from '../refusals.ts'
import type { OpenTransaction } from '../start/open-transaction.ts'
import * as transactions from '../transaction.repository.ts'
import { CannotDeliver, type Deliver } from './deliver-purchase.ts'
import { CannotPlace, type Place } from './placement.ts'
import type { StillAgreed } from './still-agreed.ts'

export interface GatewayCheckoutParts {
  readonly open: OpenTransaction
  readonly stillAgreed: StillAgreed
  readonly place: Place
  readonly deliver: Deliver
  readonly purchases: Purchases
  readonly holding: Holding
  readonly now: () => Date
  readonly isBlocked: boolean
}

/** A purchase that was paid before it had a transaction. */
export type RecordedPurchase = Pick<
  transactions.PurchaseTransaction,
  'id' | 'userId' | 'kind' | 'subject' | 'amount' | 'agreement'
>

/** The outcome of money received: orders, placed now or before, or the reason why it has to be refunded. */
export type PaidOutcome =
  | { readonly kind: 'placed'; readonly orderIds: readonly string[] }
  | { readonly kind: 'impossible'; readonly reason: string }

export type GatewayCheckout = ReturnType<typeof createGatewayCheckout>

/** The longest that a pending payment keeps its holds, however slow the bank. */
const longestHoldMinutes = 60

/** The checkout as the payments module uses it. Every call takes the cart's lock first, through `open`. */
// limit: the possible outcomes of one payment, decided under the lock of its cart
export function createGatewayCheckout(parts: GatewayCheckoutParts) {
  const { open, stillAgreed, place, deliver, purchases, holding, now, isBlocked } = parts

  /** An ended transaction may still be paid late: the agreed goods must then match what is in the cart now. */
  async function isCartAsAgreed(tx: Tx, own: transactions.CartTransaction): Promise<boolean> {
    const cart = await cartOf(tx, own)
    return cart !== undefined && isSameGoods(own.agreement, cart.lines)
  }

  const cartOf = (tx: Tx, { userId, cartId }: transactions.CartTransaction) =>
    cartsAtCheckout.read(tx, { buyer: { kind: 'user', userId: String(userId) }, cartId: String(cartId) }, now())

  async function stockLack(tx: Tx, own: transactions.CartTransaction): Promise<Refused | null> {
    const pieces = bySku(own.agreement.lines)
    const skus = pieces.map(({ sku }) => sku)
    await lockSkus(tx, theseSkus(tx, skus))
    const available = await availableFor(tx, skus, own.cartId, now())
    return pieces.some(({ sku, qty }) => (available.get(sku) ?? 0) < qty) ? lacks.stock : null
  }

  /** Delivers a paid purchase. Whether it was already paid by another transaction is for its own module to know. */
  async function deliverPaid(tx: Tx, own: transactions.PurchaseTransaction): Promise<PaidOutcome> {
    if (!transactions.isOpen(own)) {
      if (own.endedBy === 'buyer') return { kind: 'impossible', reason: 'the payment had been cancelled' }
      const other = await transactions.findOpenPurchase(tx, own.kind, own.subject)
      if (other) await holding.abandon(tx, other.id, 'change', 'An earlier payment for it succeeded.')
    }
    try {
      await tx.savepoint((inner) => deliver(inner, own, now()))
      return { kind: 'placed', orderIds: [] }
    } catch (error) {
      if (!(error instanceof CannotDeliver)) throw error
      return { kind: 'impossible', reason: error.reason }
    }
  }

  async function extend(tx: Tx, own: transactions.TransactionRow, until: Date): Promise<Refused | null> {
    const lack =
      own.kind === 'bag' ? await stockLack(tx, own) : await purchases.of(own.kind).reserve(tx, own.subject, until)
    if (lack) return lack
    if (!(await holding.take(tx, own, until))) return walletLacks
    await transactions.holdUntil(tx, own.id, until)
    return null
  }

  return {
    open,
    find: transactions.find,
    findPayable: transactions.findPayable,

    /** Checks the bag again and renews all holds before the payment window opens. */
    async prepare(tx: Tx, userId: string, transactionId: string): Promise<transactions.TransactionRow | Refused> {
      const { own, isActive } = await open(tx, userId, transactionId)
      if (own.state === 'placed') return refused('transaction_ended', 'This order has already been paid and placed.')
      if (!isActive || !transactions.isOpen(own)) return ended
      if (isBlocked) return salesStopped
      if (own.method !== 'razorpay') {
        return refused('payment', 'This checkout was started with another payment method.')
      }
      const until = holding.until()
      const lack = (own.kind === 'bag' ? await stillAgreed(tx, own) : null) ?? (await extend(tx, own, until))
      if (lack) {
        await holding.abandon(tx, own.id, 'change', lack.message.message)
        return lack
      }
      return { ...own, heldUntil: until }
    },

    /** Notes that the payment window may open; false when the transaction has ended meanwhile. */
    async noteOpening(tx: Tx, own: transactions.TransactionRow): Promise<boolean> {
      if (!transactions.isOpen(own)) return false
      if (own.state === 'created' || own.reason !== null) await transactions.moveTo(tx, own.id, 'pending', now())
      return true
    },

    /**
     * Handles money received for a transaction, by an attempt that was begun then. Any other open transaction of this
     * cart is abandoned.
     */
    async placePaid(
      tx: Tx,
      { own, isActive }: Awaited<ReturnType<OpenTransaction>>,
      begun: Date | null,
    ): Promise<PaidOutcome> {
      if (own.state === 'placed') return { kind: 'placed', orderIds: own.orderIds }
      if (own.kind !== 'bag') return deliverPaid(tx, own)
      const impossible = (reason: string): PaidOutcome => ({ kind: 'impossible', reason })
      if (!isActive) return impossible('the bag had already been ordered')
      if (!transactions.isOpen(own) && own.endedBy === 'buyer') return impossible('the checkout had been cancelled')
      if (isTooLate(own, begun) && (await stillAgreed(tx, own)))
        return impossible('the time to pay had ended, and something in the bag had changed since')
      if (!transactions.isOpen(own)) {
        if (!(await isCartAsAgreed(tx, own))) return impossible('the bag had changed')
        const other = await transactions.findOpen(tx, own.cartId)
        if (other) await holding.abandon(tx, other.id, 'change', 'An earlier payment for this bag succeeded.')
      }
      try {
        const settled = { transaction: own, paymentStatus: 'captured', now: now() } as const
        const cart = await cartOf(tx, own)
        const orderIds = await place(tx, settled)
        await cartsAtCheckout.keepRest(tx, own.userId, cartsAtCheckout.restOf(cart?.lines ?? [], own.agreement.lines))
        return { kind: 'placed', orderIds }
      } catch (error) {
        if (!(error instanceof CannotPlace)) throw error
        return impossible(whyNot[error.lack])
      }
    },

    /** Records a purchase that was paid without a payment window: a charge of a mandate. */
    async record(tx: Tx, row: RecordedPurchase): Promise<void> {
      await transactions.insert(tx, { ...row, cartId: null, method: 'razorpay', gifts: 0, credit: 0 }, now(), now())
      await transactions.moveTo(tx, row.id, 'placed', now())
    },

    /** Ends a transaction that was paid and could not become orders; the money is refunded. */
    async sendBack(tx: Tx, own: transactions.TransactionRow, reason: string): Promise<void> {
      await holding.abandon(tx, own.id, 'payment', reason)
      await transactions.end(tx, { id: own.id, state: 'refunded', by: 'payment', reason }, now())
    },

    /**
     * Holds a transaction for review when the amount received is not the agreed one: nothing ships until a person has
     * looked at it.
     */
    async review(tx: Tx, own: transactions.TransactionRow, reason: string): Promise<void> {
      await holding.abandon(tx, own.id, 'payment', reason)
      await transactions.end(tx, { id: own.id, state: 'review', by: 'payment', reason }, now())
    },

    fail: async (tx: Tx, own: transactions.TransactionRow, by: transactions.EndedBy, reason: string): Promise<void> => {
      if (transactions.isOpen(own)) await holding.abandon(tx, own.id, by, reason)
    },

    /** Notes that one try failed and another may follow in the same window; null when a new one has started. */
    noteTry: async (tx: Tx, own: transactions.TransactionRow, reason: string | null): Promise<void> => {
      if (transactions.isOpen(own)) await transactions.noteReason(tx, own.id, reason, now())
    },

    /** Extends the holds while a bank takes its time, up to a limit. False when they have to be released. */
    async keepWaiting(tx: Tx, own: transactions.TransactionRow): Promise<boolean> {
      const end = new Date(own.createdAt.getTime() + longestHoldMinutes * 60_000)
      if (end <= now()) return false
      const until = new Date(Math.min(end.getTime(), holding.until().getTime()))
      return (await extend(tx, own, until)) === null
    },
  }
}

/** Whether an attempt to pay was begun after the transaction had ended, or after its holds had. */
function isTooLate(own: transactions.TransactionRow, begun: Date | null): boolean {
  const end = transactions.isOpen(own) ? own.heldUntil : own.changedAt
  return begun !== null && end !== null && begun > end
}

const whyNot: Record<CannotPlace['lack'], string> = {
  coupon: 'the coupon had been used up',
  stock: 'something in your bag had sold out',
  wallet: 'part of your wallet balance had been used elsewhere',
}
