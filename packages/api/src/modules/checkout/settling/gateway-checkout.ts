import type { Tx } from '../../../db.ts'
import { cartsAtCheckout } from '../../cart/carts-at-checkout.service.ts'
import { isSameGoods } from '../../orders/placing/agreement.ts'
import { availableFor, bySku, lockSkus, theseSkus } from '../../stock/stock.ts'
import type { Holding } from '../holding.ts'
import type { Purchases } from '../purchases.ts'
import { ended, lacks, type Refused, refused, walletLacks } from '../refusals.ts'
import type { OpenTransaction } from '../start/open-transaction.ts'
import * as transactions from '../transaction.repository.ts'
import { CannotDeliver, type Deliver } from './deliver-purchase.ts'
import { CannotPlace, type Place } from './placement.ts'

export interface GatewayCheckoutParts {
  readonly open: OpenTransaction
  readonly place: Place
  readonly deliver: Deliver
  readonly purchases: Purchases
  readonly holding: Holding
  readonly now: () => Date
}

/** A purchase of which the money came first. */
export type RecordedPurchase = Pick<
  transactions.PurchaseTransaction,
  'id' | 'userId' | 'kind' | 'subject' | 'amount' | 'agreement'
>

/** What became of money that came: orders, now or before, or the reason why it has to go back. */
export type PaidOutcome =
  | { readonly kind: 'placed'; readonly orderIds: readonly string[] }
  | { readonly kind: 'impossible'; readonly reason: string }

export type GatewayCheckout = ReturnType<typeof createGatewayCheckout>

/** Longest that a payment under way keeps its things, however slow the bank. */
const longestHoldMinutes = 60

/** The checkout as the payments module needs it. Every call takes the cart's lock first, through `open`. */
// limit: what may become of one payment, looked at behind the lock of its cart
export function createGatewayCheckout(parts: GatewayCheckoutParts) {
  const { open, place, deliver, purchases, holding, now } = parts

  /** A transaction that ended may still be paid late: what was agreed must then be what lies in the cart today. */
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

  /** Whether this was paid for by another transaction is for its own module to know. */
  async function deliverPaid(tx: Tx, own: transactions.PurchaseTransaction): Promise<PaidOutcome> {
    if (!transactions.isOpen(own)) {
      if (own.endedBy === 'buyer') return { kind: 'impossible', reason: 'the payment had been cancelled' }
      const other = await transactions.findOpenPurchase(tx, own.kind, own.subject)
      if (other) await holding.abandon(tx, other.id, 'change', 'An earlier payment for it came through.')
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

    /** Sets everything aside again before the payment window opens; the cart is looked at by whoever created it. */
    async prepare(tx: Tx, userId: string, transactionId: string): Promise<transactions.TransactionRow | Refused> {
      const { own, isActive } = await open(tx, userId, transactionId)
      if (own.state === 'placed') return refused('transaction_ended', 'This order is paid and placed already.')
      if (!isActive || !transactions.isOpen(own)) return ended
      if (own.method !== 'razorpay') {
        return refused('payment', 'This checkout was started for another way of paying.')
      }
      const until = holding.until()
      const lack = await extend(tx, own, until)
      if (lack) {
        await holding.abandon(tx, own.id, 'change', lack.message.message)
        return lack
      }
      return { ...own, heldUntil: until }
    },

    /** The payment window may open; false when the transaction ended meanwhile. */
    async opened(tx: Tx, own: transactions.TransactionRow): Promise<boolean> {
      if (!transactions.isOpen(own)) return false
      if (own.state === 'created' || own.reason !== null) await transactions.moveTo(tx, own.id, 'pending', now())
      return true
    },

    /** Money has come for it. Whatever else is open for this cart gives way. */
    async placePaid(tx: Tx, { own, isActive }: Awaited<ReturnType<OpenTransaction>>): Promise<PaidOutcome> {
      if (own.state === 'placed') return { kind: 'placed', orderIds: own.orderIds }
      if (own.kind !== 'bag') return deliverPaid(tx, own)
      const impossible = (reason: string): PaidOutcome => ({ kind: 'impossible', reason })
      if (!isActive) return impossible('the bag had been ordered already')
      if (!transactions.isOpen(own)) {
        if (own.endedBy === 'buyer') return impossible('the checkout had been cancelled')
        if (!(await isCartAsAgreed(tx, own))) return impossible('the bag had changed meanwhile')
        const other = await transactions.findOpen(tx, own.cartId)
        if (other) await holding.abandon(tx, other.id, 'change', 'An earlier payment for this bag came through.')
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

    /** Something that no window was opened for is paid: a charge of a standing order. */
    async record(tx: Tx, row: RecordedPurchase): Promise<void> {
      await transactions.insert(tx, { ...row, cartId: null, method: 'razorpay', gifts: 0, credit: 0 }, now(), now())
      await transactions.moveTo(tx, row.id, 'placed', now())
    },

    /** It was paid and could not become orders; the money goes back. */
    async sendBack(tx: Tx, own: transactions.TransactionRow, reason: string): Promise<void> {
      await holding.abandon(tx, own.id, 'payment', reason)
      await transactions.end(tx, { id: own.id, state: 'refunded', by: 'payment', reason }, now())
    },

    /** Money came that is not what was agreed: nothing ships until a person has looked at it. */
    async review(tx: Tx, own: transactions.TransactionRow, reason: string): Promise<void> {
      await holding.abandon(tx, own.id, 'payment', reason)
      await transactions.end(tx, { id: own.id, state: 'review', by: 'payment', reason }, now())
    },

    fail: async (tx: Tx, own: transactions.TransactionRow, by: transactions.EndedBy, reason: string): Promise<void> => {
      if (transactions.isOpen(own)) await holding.abandon(tx, own.id, by, reason)
    },

    /** One try failed and another may follow in the same window; null when one is under way again. */
    noteTry: async (tx: Tx, own: transactions.TransactionRow, reason: string | null): Promise<void> => {
      if (transactions.isOpen(own)) await transactions.noteReason(tx, own.id, reason, now())
    },

    /** A bank takes its time: what is held stays held, but not for ever. False when it has to be let go. */
    async keepWaiting(tx: Tx, own: transactions.TransactionRow): Promise<boolean> {
      const end = new Date(own.createdAt.getTime() + longestHoldMinutes * 60_000)
      if (end <= now()) return false
      const until = new Date(Math.min(end.getTime(), holding.until().getTime()))
      return (await extend(tx, own, until)) === null
    },
  }
}

const whyNot: Record<CannotPlace['lack'], string> = {
  coupon: 'its coupon had been used up',
  stock: 'something in it had been sold out',
  wallet: 'what your wallet was to pay of it had been used elsewhere',
}
