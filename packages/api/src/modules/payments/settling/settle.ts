import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../../../db.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import type { GatewayCheckout } from '../../checkout/settling/gateway-checkout.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import type { GatewayPayment } from '../gateway/gateway.ts'
import * as payments from '../payment.repository.ts'
import type { PaymentMails } from '../payment-mails.ts'
import { canBecome, isUnderWay, isUnpaid, type PaymentState } from '../payment-states.ts'
import { checkFrom } from './orders-to-check.repository.ts'

export interface SettleParts {
  readonly checkout: GatewayCheckout
  readonly refunds: Pick<RefundService, 'returnPayment'>
  readonly outbox: Pick<Outbox, 'enqueue'>
  readonly mails: PaymentMails
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** Seconds until the gateway is asked about a payment that is under way. */
  readonly checkAfter: number
}

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'capture-payment': { readonly paymentId: string; readonly amount: number }
  }
}

/** An outbox entry kind: captures a payment that is only authorised. */
export const captureKind = 'capture-payment'

const ours: Readonly<Record<GatewayPayment['status'], PaymentState>> = {
  created: 'pending',
  failed: 'failed',
  authorized: 'authorised',
  captured: 'captured',
  // Refunded manually at the gateway: it had been captured before.
  refunded: 'captured',
}

export type Settle = ReturnType<typeof createSettle>

/**
 * The single place where the gateway's reports take effect: callback, webhook and reconciler all call it, in any order
 * and number, each in one database transaction. Only a legal transition has an effect, and only once.
 */
export function createSettle({ checkout, refunds, outbox, mails, log, now, checkAfter }: SettleParts) {
  return async (tx: Tx, fact: GatewayPayment): Promise<void> => {
    const order = await payments.orderById(tx, fact.orderId)
    if (!order) {
      log.warn({ payment: fact.id }, 'a payment belongs to an order that is not ours')
      return
    }
    const opened = await checkout.open(tx, undefined, order.transactionId)
    const { own } = opened
    const before = await payments.lockPayment(tx, fact, order, now())
    const isAsAgreed = fact.amount === order.amount && fact.currency === order.currency
    const isMoney = fact.status === 'authorized' || ours[fact.status] === 'captured'
    const to = isMoney && !isAsAgreed ? 'review' : ours[fact.status]
    if (!canBecome(before.state, to)) return
    await payments.movePayment(tx, fact.id, to, fact.error, now())

    if (to === 'review') return suspect()
    if (to === 'captured') return placeOrReturn()
    if (to === 'authorised') {
      await outbox.enqueue(tx, {
        kind: captureKind,
        key: fact.id,
        payload: { paymentId: fact.id, amount: fact.amount },
      })
    }
    if (isUnderWay(to)) {
      await checkFrom(tx, order.id, new Date(now().getTime() + checkAfter * 1000))
      return checkout.noteTry(tx, own, null)
    }
    // A failed older attempt says nothing about the pending one.
    const tries = await payments.paymentsOf(tx, own.id)
    if (!tries.some(({ state }) => isUnderWay(state))) {
      await checkout.noteTry(tx, own, fact.error?.text ?? 'The payment failed.')
    }

    async function placeOrReturn(): Promise<void> {
      const tries = await payments.paymentsOf(tx, own.id)
      const isSecond = tries.some(({ id, state }) => id !== fact.id && !isUnpaid(state))
      const outcome =
        own.state === 'placed' && isSecond
          ? ({ kind: 'impossible', reason: 'the order had already been paid for' } as const)
          : await checkout.placePaid(tx, opened, fact.at)
      if (outcome.kind === 'placed') return
      log.warn({ payment: fact.id, transaction: own.id }, `a payment is refunded: ${outcome.reason}`)
      await refunds.returnPayment(tx, {
        key: `unplaced:${fact.id}`,
        paymentId: fact.id,
        userId: own.userId,
        transactionId: own.id,
        amount: fact.amount,
        reason: outcome.reason,
        now: now(),
      })
      if (own.state !== 'placed') await checkout.sendBack(tx, own, outcome.reason)
      await mails.tellSentBack(tx, {
        paymentId: fact.id,
        userId: own.userId,
        amount: fact.amount,
        reason: outcome.reason,
      })
    }

    async function suspect(): Promise<void> {
      log.error({ payment: fact.id, transaction: own.id }, 'a payment is not the agreed amount')
      if (own.state !== 'placed') await checkout.review(tx, own, 'The payment is not the agreed amount.')
      await mails.tellUnderReview(tx, { paymentId: fact.id, userId: own.userId, amount: fact.amount })
    }
  }
}
