import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Conflict, NoSuchEntity } from '../../errors.ts'
import { orderMoney } from '../orders/money/order-money.ts'
import { newRefundId } from '../orders/placing/public-number.ts'
import type { Gateway, GatewayRefund } from '../payments/gateway/gateway.ts'
import type { Paise } from '../pricing/money.ts'
import * as refunds from './refund.repository.ts'
import { createRefundSteps, type RefundStepParts, wasPaid } from './refund-steps.ts'
import { partsOf, targetFor } from './refund-target.ts'
import { sendRefunds } from './send-refunds.ts'
import { splitRefund } from './split-refund.ts'

export interface RefundParts extends RefundStepParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
}

export interface RefundRequest {
  /** The idempotency key: the same key is refunded only once. */
  readonly key: string
  readonly orderId: string
  readonly amount: Paise
  readonly to: refunds.RefundTarget
  /**
   * Whether the caller's own mail reports what goes into the wallet at once, so that the buyer gets one mail and not
   * two.
   */
  readonly isTold?: boolean
  /** For the order's history: 'Cancelled by you'. */
  readonly reason: string
  readonly now: Date
}

/** A payment that could not become an order: all of it is returned to its source. */
export interface PaymentToReturn {
  readonly key: string
  readonly paymentId: string
  readonly transactionId: string
  readonly userId: number
  readonly amount: Paise
  readonly reason: string
  readonly now: Date
}

/** A refund of a part of a purchase other than an order: one ticket of three. */
export interface PurchaseRefund {
  /** Identifies the part, which is refunded only once. */
  readonly part: string
  readonly transactionId: string
  readonly userId: number
  readonly amount: Paise
  /** The price of the whole purchase. */
  readonly paid: Paise
  /**
   * What the wallet paid of this part, where parts were paid separately; otherwise it is derived from the whole
   * purchase.
   */
  readonly fromWallet?: { readonly gifts: Paise; readonly credit: Paise }
  readonly to: refunds.RefundTarget
  /** As for orders: whether the caller's mail reports what goes into the wallet at once. */
  readonly isTold?: boolean
  readonly reason: string
  readonly now: Date
}

export type RefundService = ReturnType<typeof createRefundService>

/**
 * Refunds. Money to the source is sent through the outbox, with one idempotency key per try; the outcome comes by
 * webhook or by asking. Lock order: order, payment, wallet.
 */
// limit: requests and gateway reports lock order and payment in the same order before any step
export function createRefundService(parts: RefundParts) {
  const { db, gateway, log, now, checkAfter } = parts
  const steps = createRefundSteps(parts)
  const { open, lockWithOrder, noteInitiated, applyResult } = steps
  sendRefunds({ ...parts, steps })

  return {
    /**
     * Refunds money of an order, from its tenders in the reverse order of spending: the source gets at most what the
     * gateway took for this order and has not returned; what gift cards paid goes back onto them; the rest, and all
     * cash, becomes credit, both at once. Throws Conflict when more is requested than was paid.
     */
    async request(tx: Tx, { key, orderId, amount, to, isTold, reason, now: at }: RefundRequest): Promise<string> {
      const order = await orderMoney.lock(tx, orderId)
      if (!order) throw new NoSuchEntity()
      const earlier = await refunds.findByKey(tx, key)
      if (earlier) return earlier.id
      const { asked } = await refunds.sumsOfOrder(tx, orderId)
      const { gifts, credit, waived } = order
      const tenders = { gifts, credit, paid: wasPaid(order) ? order.payable - gifts - credit - waived : 0 }
      if (amount <= 0 || asked + amount > tenders.paid + gifts + credit)
        throw new Conflict('The refund is larger than the amount paid for this order.')
      const { userId, transactionId } = order
      const target = await targetFor(tx, userId, to)
      const payment =
        target.to === 'source' && order.method === 'razorpay'
          ? await refunds.lockPaidPayment(tx, { transactionId })
          : undefined
      const about = { key, orderId, amount, to: target.to, reason, userId, transactionId, requestedAt: at }
      const split = partsOf(splitRefund(tenders, asked, amount), { amount, payment, target })
      return open(tx, { id: newRefundId(), ...about, ...split }, { order, isTold })
    },

    /**
     * Refunds a part of a purchase, from its tenders as `request` does. The caller holds the lock of the purchase;
     * throws Conflict when more is requested than was paid.
     */
    async ofPurchase(tx: Tx, about: PurchaseRefund): Promise<string> {
      const { part, transactionId, userId, amount, paid, fromWallet, to, isTold, reason, now: at } = about
      const payment = await refunds.lockPaidPayment(tx, { transactionId })
      const key = `purchase:${transactionId}:${part}`
      const earlier = await refunds.findByKey(tx, key)
      if (earlier) return earlier.id
      const asked = await refunds.askedOfPurchase(tx, transactionId)
      if (amount <= 0 || asked + amount > paid) throw new Conflict('The refund is larger than the amount paid.')
      const { gifts, credit } = fromWallet ?? (await parts.wallet.spentBy(tx, transactionId))
      const own = fromWallet
        ? { gifts, credit, paid: amount - gifts - credit }
        : splitRefund({ gifts, credit, paid: paid - gifts - credit }, asked, amount)
      const target = await targetFor(tx, userId, to)
      const split = partsOf(own, { amount, payment: target.to === 'source' ? payment : undefined, target })
      const row = { key, orderId: null, userId, transactionId, amount, to: target.to, reason, requestedAt: at }
      return open(tx, { id: newRefundId(), ...row, ...split }, { isTold })
    },

    /** Whether all of it went into the wallet, where it already is. */
    isInWallet: async (q: Queryable, id: string): Promise<boolean> => (await refunds.find(q, id))?.source === 0,

    /** Returns a payment in full that could not become an order, or that a person reviewed and refused. */
    async returnPayment(tx: Tx, { paymentId, amount, now: at, ...about }: PaymentToReturn): Promise<string> {
      const payment = await refunds.lockPaidPayment(tx, { paymentId })
      const earlier = await refunds.findByKey(tx, about.key)
      if (earlier || !payment) return earlier?.id ?? ''
      const source = Math.min(amount, payment.amount - payment.asked)
      const split = {
        orderId: null,
        paymentId,
        amount: source,
        source,
        gifts: 0,
        credit: 0,
        to: 'source',
        requestedAt: at,
      } as const
      return source > 0 ? open(tx, { id: newRefundId(), ...about, ...split }) : ''
    },

    ofOrders: (q: Queryable, orderIds: readonly string[]): Promise<refunds.RefundRow[]> =>
      refunds.listOfOrders(q, orderIds),

    ofPurchases: (q: Queryable, transactionIds: readonly string[]): Promise<refunds.Refund[]> =>
      refunds.listOfPurchases(q, transactionIds),

    /**
     * Records that a person pays out what refunds of this order, or this refund alone, brought into the wallet of an
     * account that is erased by now; returns the amount, 0 when there is nothing to pay out.
     */
    async payOut(tx: Tx, about: string, at: Date): Promise<Paise> {
      const rows = await refunds.lockStranded(tx, about)
      for (const { id, userId, orderId, amount } of rows) {
        const entry = { key: `paid-out:${id}`, userId, amount, refundId: id, text: `Paid out: refund ${id}`, now: at }
        await parts.wallet.payOut(tx, orderId ? { ...entry, orderId } : entry)
      }
      await refunds.notePaidOut(
        tx,
        rows.map(({ id }) => id),
        at,
      )
      return rows.reduce((sum, { amount }) => sum + amount, 0)
    },

    /** Handles the gateway's report about a refund. */
    async applyReport(tx: Tx, report: GatewayRefund): Promise<void> {
      const known = await refunds.idOfGatewayRefund(tx, report.id)
      if (known) return applyResult(tx, known, report)
      // The report may arrive before the answer to our own call, or before that is stored.
      const [id = '', attempt] = report.ref?.split(':') ?? []
      const refund = await lockWithOrder(tx, id)
      if (refund?.paymentId !== report.paymentId) return
      if (refund.state === 'requested' && attempt === String(refund.tries)) {
        await noteInitiated(tx, refund.id, report.id, refund.tries)
      }
      await applyResult(tx, refund.id, report)
    },

    /** Asks the gateway about refunds without a known outcome; returns how many. */
    async check(): Promise<number> {
      const due = gateway ? await refunds.takeToCheck(db, now(), checkAfter) : []
      for (const { id, gatewayRefundId } of due) {
        try {
          const found = gatewayRefundId && gateway ? await gateway.refundById(gatewayRefundId) : undefined
          if (found) await transaction(db, (tx) => applyResult(tx, id, found))
        } catch (error) {
          log.warn({ err: error, refund: id }, 'the gateway could not be asked about a refund')
        }
      }
      return due.length
    },
  }
}
