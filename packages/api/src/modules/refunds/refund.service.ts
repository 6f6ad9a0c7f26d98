import type { FastifyBaseLogger } from 'fastify'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Conflict, NoSuchEntity } from '../../errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { type OrderMoney, orderMoney } from '../orders/order-money.ts'
import { newRefundId } from '../orders/public-number.ts'
import { type Gateway, GatewayAway, type GatewayRefund, GatewayRefused } from '../payments/gateway/gateway.ts'
import { type Paise, rupees } from '../pricing/share.ts'
import type { Locks } from '../stock/locks.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import * as refunds from './refund.repository.ts'
import type { RefundMails } from './refund-mails.ts'

export interface RefundParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly outbox: Outbox
  readonly wallet: Pick<WalletService, 'giveCredit'>
  readonly mails: RefundMails
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly locks: Pick<Locks, 'refund'>
  /** Seconds until the gateway is asked what became of a refund. */
  readonly checkAfter: number
}

export interface RefundRequest {
  /** The same thing has the same key: it is given back once. */
  readonly key: string
  readonly orderId: string
  readonly amount: Paise
  readonly to: refunds.RefundTarget
  /** For the order's story: 'Cancelled by you'. */
  readonly reason: string
  readonly now: Date
}

/** A payment that could not become an order: all of it goes back to where it came from. */
export interface PaymentToReturn {
  readonly key: string
  readonly paymentId: string
  readonly transactionId: string
  readonly userId: number
  readonly amount: Paise
  readonly reason: string
  readonly now: Date
}

/** A part of a purchase that is no order goes back: one ticket of three. */
export interface PurchaseRefund {
  /** Names the part; it is given back once. */
  readonly part: string
  readonly transactionId: string
  readonly userId: number
  readonly amount: Paise
  /** What the whole purchase cost. */
  readonly paid: Paise
  readonly to: refunds.RefundTarget
  readonly reason: string
  readonly now: Date
}

export type RefundService = ReturnType<typeof createRefundService>

const refundKind = 'refund'
/** After so many refusals of the gateway the money goes into the wallet. */
const mostTries = 3

/**
 * Money on its way back. What goes to the source leaves through the outbox, under one idempotency key a try; the end is
 * told by webhook or asked for. Locks: order, payment, wallet.
 */
export function createRefundService(parts: RefundParts) {
  const { db, gateway, outbox, wallet, mails, log, now, locks, checkAfter } = parts

  const send = (tx: Tx, id: string, attempt: number) =>
    outbox.enqueue(tx, { kind: refundKind, key: `${id}:${attempt}`, payload: { refundId: id, attempt } })

  /** All that belongs to an order whose refunds changed: its status, its story. */
  async function tellOrder(tx: Tx, orderId: string | null, text: string, order?: OrderMoney): Promise<void> {
    if (orderId === null) return
    const own = order ?? (await orderMoney.lock(tx, orderId, true))
    if (!own) return
    await orderMoney.tellOfRefund(tx, orderId, text, now())
    // What was never paid has no refund to show: credit of an order for cash just went back into the wallet.
    if (!wasPaid(own)) return
    const { done, open } = await refunds.sumsOfOrder(tx, orderId)
    const end = done >= own.payable ? 'refunded' : 'partly_refunded'
    await orderMoney.setPaymentStatus(tx, orderId, open > 0 ? 'refund_initiated' : end, now())
  }

  async function giveCredit(tx: Tx, refund: Pick<refunds.Refund, 'id' | 'userId' | 'orderId'>, amount: Paise) {
    const { id, userId, orderId } = refund
    const text = orderId ? `Refund of ${orderId}` : 'Refund of a payment'
    const gift = { key: `refund:${id}`, userId: String(userId), amount, text, now: now() }
    await wallet.giveCredit(tx, orderId ? { ...gift, orderId } : gift)
  }

  async function open(tx: Tx, row: refunds.NewRefund, order?: OrderMoney): Promise<string> {
    await refunds.insert(tx, row, row.source > 0 ? 'requested' : 'done')
    if (row.source > 0 && row.paymentId) {
      await refunds.askBack(tx, row.paymentId, row.source)
      await send(tx, row.id, 0)
    }
    if (row.credit > 0) await giveCredit(tx, row, row.credit)
    const where = row.source > 0 ? 'on its way to where you paid from' : 'in your wallet'
    await tellOrder(tx, row.orderId, `${rupees(row.amount)} ${where}: ${row.reason}`, order)
    if (row.source === 0)
      await mails.done(tx, { ...row, state: 'done', doneAt: now(), gatewayRefundId: null, tries: 0 })
    return row.id
  }

  /** Behind the order's lock, in the order of all locks. */
  async function locked(tx: Tx, id: string): Promise<refunds.Refund | undefined> {
    const seen = await refunds.find(tx, id)
    if (seen?.orderId) await orderMoney.lock(tx, seen.orderId, true)
    return refunds.lock(tx, id)
  }

  async function finish(tx: Tx, refund: refunds.Refund): Promise<void> {
    if (refund.paymentId && refund.source > 0) {
      await refunds.noteGivenBack(tx, refund.paymentId, refund.source, now())
    }
    await refunds.noteDone(tx, refund.id, now())
    await tellOrder(tx, refund.orderId, `${rupees(refund.amount)} refunded`)
    await mails.done(tx, refund)
  }

  async function failed(tx: Tx, refund: refunds.Refund): Promise<void> {
    await refunds.noteFailed(tx, refund.id)
    const tries = refund.tries + 1
    if (tries < mostTries) {
      await send(tx, refund.id, tries)
      return
    }
    log.error({ refund: refund.id }, 'a refund failed for good and goes into the wallet')
    if (refund.paymentId) await refunds.askBack(tx, refund.paymentId, -refund.source)
    await refunds.turnToCredit(tx, refund.id)
    // The part that went there at first has the refund's own key.
    const diverted = { ...refund, id: `${refund.id}:diverted` }
    await giveCredit(tx, diverted, refund.source)
    await finish(tx, { ...refund, tries, credit: refund.credit + refund.source, source: 0 })
  }

  const initiated = (tx: Tx, id: string, gatewayRefundId: string, attempt: number) =>
    refunds.noteInitiated(tx, { id, gatewayRefundId, attempt }, new Date(now().getTime() + checkAfter * 1000))

  async function ended(tx: Tx, id: string, { id: gatewayRefundId, status }: GatewayRefund): Promise<void> {
    const refund = await locked(tx, id)
    if (refund?.state !== 'initiated' || refund.gatewayRefundId !== gatewayRefundId || status === 'pending') return
    if (status === 'processed') await finish(tx, refund)
    else await failed(tx, refund)
  }

  outbox.handle(refundKind, async (payload) => {
    const { refundId, attempt } = payload as { refundId: string; attempt: number }
    const refund = await refunds.find(db, refundId)
    if (refund?.state !== 'requested' || refund.tries !== attempt || !refund.paymentId) return
    if (!gateway) throw new GatewayAway('There are no keys for the gateway.')
    try {
      const { paymentId, source: amount } = refund
      const key = `${refundId}-try-${attempt}`
      const sent = await gateway.refund({ paymentId, amount, key, notes: { refund: `${refundId}:${attempt}` } })
      await transaction(db, async (tx) => {
        if (!(await locked(tx, refundId))) return
        await initiated(tx, refundId, sent.id, attempt)
        await ended(tx, refundId, sent)
      })
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error
      log.error({ err: error, refund: refundId }, 'the gateway refused a refund')
      await transaction(db, async (tx) => {
        const again = await locked(tx, refundId)
        if (again?.state === 'requested' && again.tries === attempt) await failed(tx, again)
      })
    }
  })

  return {
    /**
     * Gives money of an order back. To the source goes at most what the gateway took for this order and has not given
     * back; the rest, and everything of orders for cash, becomes credit in the wallet, at once. Throws Conflict when
     * more is asked back than was paid.
     */
    async request(tx: Tx, { key, orderId, amount, to, reason, now: at }: RefundRequest): Promise<string> {
      const order = await orderMoney.lock(tx, orderId, locks.refund)
      if (!order) throw new NoSuchEntity()
      const earlier = await refunds.findByKey(tx, key)
      if (earlier) return earlier.id
      const { asked, source: askedOfSource } = await refunds.sumsOfOrder(tx, orderId)
      const paid = wasPaid(order) ? order.payable : order.credit
      if (amount <= 0 || asked + amount > paid) throw new Conflict('More is asked back than was paid for this order.')
      const payment =
        to === 'source' && order.method === 'razorpay'
          ? await refunds.lockPaidPayment(tx, { transactionId: order.transactionId }, locks.refund)
          : undefined
      const leftOfOrder = order.payable - order.credit - askedOfSource
      const source = payment ? Math.max(0, Math.min(amount, leftOfOrder, payment.amount - payment.asked)) : 0
      const { userId, transactionId } = order
      const about = { key, orderId, amount, to, reason, userId, transactionId, requestedAt: at }
      const split = { source, credit: amount - source, paymentId: source > 0 ? (payment?.id ?? null) : null }
      return open(tx, { id: newRefundId(), ...about, ...split }, order)
    },

    /**
     * Gives a part of a purchase back, what the gateway did not take as credit. The caller holds the lock of the purchase;
     * throws Conflict when more is asked back than was paid.
     */
    async ofPurchase(tx: Tx, about: PurchaseRefund): Promise<string> {
      const { part, transactionId, userId, amount, paid, to, reason, now: at } = about
      const payment = await refunds.lockPaidPayment(tx, { transactionId }, locks.refund)
      const key = `purchase:${transactionId}:${part}`
      const earlier = await refunds.findByKey(tx, key)
      if (earlier) return earlier.id
      const asked = await refunds.askedOfPurchase(tx, transactionId)
      if (amount <= 0 || asked + amount > paid) throw new Conflict('More is asked back than was paid.')
      const source = to === 'source' && payment ? Math.max(0, Math.min(amount, payment.amount - payment.asked)) : 0
      const split = { source, credit: amount - source, paymentId: source > 0 ? (payment?.id ?? null) : null }
      const row = { key, orderId: null, userId, transactionId, amount, to, reason, requestedAt: at, ...split }
      return open(tx, { id: newRefundId(), ...row })
    },

    /** What was paid and can't be ordered goes back whole; also what a person looked at and refused. */
    async returnPayment(tx: Tx, { paymentId, amount, now: at, ...about }: PaymentToReturn): Promise<string> {
      const payment = await refunds.lockPaidPayment(tx, { paymentId }, locks.refund)
      const earlier = await refunds.findByKey(tx, about.key)
      if (earlier || !payment) return earlier?.id ?? ''
      const source = Math.min(amount, payment.amount - payment.asked)
      const split = {
        orderId: null,
        paymentId,
        amount: source,
        source,
        credit: 0,
        to: 'source',
        requestedAt: at,
      } as const
      return source > 0 ? open(tx, { id: newRefundId(), ...about, ...split }) : ''
    },

    ofOrders: (q: Queryable, orderIds: readonly string[]): Promise<refunds.RefundRow[]> =>
      refunds.listOfOrders(q, orderIds),

    /** The gateway says what became of a refund. */
    async heard(tx: Tx, told: GatewayRefund): Promise<void> {
      const known = await refunds.idOfGatewayRefund(tx, told.id)
      if (known) return ended(tx, known, told)
      // Its end may be told before the answer to our own call has come, or while that is being written down.
      const [id = '', attempt] = told.ref?.split(':') ?? []
      const refund = await locked(tx, id)
      if (refund?.paymentId !== told.paymentId) return
      if (refund.state === 'requested' && attempt === String(refund.tries)) {
        await initiated(tx, refund.id, told.id, refund.tries)
      }
      await ended(tx, refund.id, told)
    },

    /** Asks about refunds whose end nobody told us; answers how many. */
    async check(): Promise<number> {
      const due = gateway ? await refunds.takeToCheck(db, now(), checkAfter) : []
      for (const { id, gatewayRefundId } of due) {
        try {
          const found = gatewayRefundId && gateway ? await gateway.refundById(gatewayRefundId) : undefined
          if (found) await transaction(db, (tx) => ended(tx, id, found))
        } catch (error) {
          log.warn({ err: error, refund: id }, 'the gateway could not be asked about a refund')
        }
      }
      return due.length
    },
  }
}

/** Cash is paid at the door; everything else before the order exists. */
const wasPaid = ({ paymentStatus }: OrderMoney): boolean =>
  paymentStatus !== 'pending' && paymentStatus !== 'cancelled' && paymentStatus !== 'review'
