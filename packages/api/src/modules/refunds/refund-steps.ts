import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { type OrderMoney, orderMoney } from '../orders/money/order-money.ts'
import type { GatewayRefund } from '../payments/gateway/gateway.ts'
import { payments } from '../payments/payments.ts'
import { type Paise, rupees } from '../pricing/money.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import * as refunds from './refund.repository.ts'
import type { RefundMails } from './refund-mails.ts'

export interface RefundStepParts {
  readonly outbox: Outbox
  readonly wallet: Pick<WalletService, 'giveCredit' | 'returnGifts' | 'spentBy' | 'payOut'>
  readonly mails: RefundMails
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** Seconds until the gateway is asked about the outcome of a refund. */
  readonly checkAfter: number
}

declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly refund: { readonly refundId: string; readonly attempt: number }
  }
}

export type RefundSteps = ReturnType<typeof createRefundSteps>

export const refundKind = 'refund'
/** After this many refusals by the gateway the money goes into the wallet. */
const mostTries = 3

/** The steps of a refund, each within the caller's transaction. Lock order: order, payment, wallet. */
// limit: the steps from requested to done, each of which starts or ends another
export function createRefundSteps({ outbox, wallet, mails, log, now, checkAfter }: RefundStepParts) {
  const send = (tx: Tx, id: string, attempt: number) =>
    outbox.enqueue(tx, { kind: refundKind, key: `${id}:${attempt}`, payload: { refundId: id, attempt } })

  /** Updates an order whose refunds changed: its payment status and its history. */
  async function tellOrder(tx: Tx, orderId: string | null, text: string, order?: OrderMoney): Promise<void> {
    if (orderId === null) return
    const own = order ?? (await orderMoney.lock(tx, orderId))
    if (!own) return
    await orderMoney.tellOfRefund(tx, orderId, text, now())
    // An order that was never paid has no refund status: its credit just went back into the wallet.
    if (!wasPaid(own)) return
    const { done, open } = await refunds.sumsOfOrder(tx, orderId)
    const end = done >= own.payable - own.waived ? 'refunded' : 'partly_refunded'
    await orderMoney.setPaymentStatus(tx, orderId, open > 0 ? 'refund_initiated' : end, now())
  }

  async function giveCredit(tx: Tx, refund: Pick<refunds.Refund, 'id' | 'userId' | 'orderId'>, amount: Paise) {
    const { id, userId, orderId } = refund
    const text = orderId ? `Refund of ${orderId}` : 'Refund of a payment'
    const refundId = id.replace(/:.*/, '')
    const gift = { key: `refund:${id}`, userId: String(userId), amount, refundId, text, now: now() }
    await wallet.giveCredit(tx, orderId ? { ...gift, orderId } : gift)
  }

  async function fillCards(tx: Tx, { id, userId, orderId, transactionId, gifts }: refunds.NewRefund): Promise<void> {
    const about = { key: `refund:${id}:cards`, userId: String(userId), refundId: id, transactionId, now: now() }
    const text = `Returned to your gift cards from ${orderId ?? 'a payment'}`
    await wallet.returnGifts(tx, { ...about, amount: gifts, text, ...(orderId && { orderId }) })
  }

  async function open(
    tx: Tx,
    row: refunds.NewRefund,
    { order, isTold = false }: { order?: OrderMoney; isTold?: boolean | undefined } = {},
  ): Promise<string> {
    await refunds.insert(tx, row, row.source > 0 ? 'requested' : 'done')
    if (row.source > 0 && row.paymentId) {
      await payments.askBack(tx, row.paymentId, row.source)
      await send(tx, row.id, 0)
    }
    if (row.credit > 0) await giveCredit(tx, row, row.credit)
    if (row.gifts > 0) await fillCards(tx, row)
    const where = row.source > 0 ? 'on its way to where you paid from' : 'in your wallet'
    await tellOrder(tx, row.orderId, `${rupees(row.amount)} ${where}: ${row.reason}`, order)
    if (row.source === 0 && !isTold)
      await mails.tellDone(tx, { ...row, state: 'done', doneAt: now(), gatewayRefundId: null, tries: 0 })
    return row.id
  }

  /** Locks the order first, then the refund, in the global lock order. */
  async function lockWithOrder(tx: Tx, id: string): Promise<refunds.Refund | undefined> {
    const seen = await refunds.find(tx, id)
    if (seen?.orderId) await orderMoney.lock(tx, seen.orderId)
    return refunds.lock(tx, id)
  }

  async function finish(tx: Tx, refund: refunds.Refund): Promise<void> {
    if (refund.paymentId && refund.source > 0) {
      await payments.noteGivenBack(tx, refund.paymentId, refund.source, now())
    }
    await refunds.noteDone(tx, refund.id, now())
    await tellOrder(tx, refund.orderId, `${rupees(refund.amount)} refunded`)
    await mails.tellDone(tx, refund)
  }

  /** After a refusal by the gateway: tries again, or moves the money into the wallet. */
  async function retryOrCredit(tx: Tx, refund: refunds.Refund): Promise<void> {
    await refunds.noteFailed(tx, refund.id)
    const tries = refund.tries + 1
    if (tries < mostTries) {
      await send(tx, refund.id, tries)
      return
    }
    log.error({ refund: refund.id }, 'a refund failed permanently and is added to the wallet')
    if (refund.paymentId) await payments.askBack(tx, refund.paymentId, -refund.source)
    await refunds.turnToCredit(tx, refund.id)
    // The wallet's original part has already used the refund's own key.
    const diverted = { ...refund, id: `${refund.id}:diverted` }
    await giveCredit(tx, diverted, refund.source)
    await finish(tx, { ...refund, tries, credit: refund.credit + refund.source, source: 0 })
  }

  const noteInitiated = (tx: Tx, id: string, gatewayRefundId: string, attempt: number) =>
    refunds.noteInitiated(tx, { id, gatewayRefundId, attempt }, new Date(now().getTime() + checkAfter * 1000))

  /** Ends a refund, or tries it again, by what the gateway says of it; a pending one stays as it is. */
  async function applyResult(tx: Tx, id: string, { id: gatewayRefundId, status }: GatewayRefund): Promise<void> {
    const refund = await lockWithOrder(tx, id)
    if (refund?.state !== 'initiated' || refund.gatewayRefundId !== gatewayRefundId || status === 'pending') return
    if (status === 'processed') await finish(tx, refund)
    else await retryOrCredit(tx, refund)
  }

  return { open, lockWithOrder, retryOrCredit, noteInitiated, applyResult }
}

/** Whether the order has been paid: cash on delivery at the door, everything else before the order exists. */
export const wasPaid = ({ paymentStatus }: OrderMoney): boolean =>
  paymentStatus !== 'pending' && paymentStatus !== 'cancelled' && paymentStatus !== 'review'
