import type { FastifyBaseLogger } from 'fastify'
import { type Db, transaction } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { type Gateway, GatewayAway, GatewayRefused } from '../payments/gateway/gateway.ts'
import * as refunds from './refund.repository.ts'
import { type RefundSteps, refundKind } from './refund-steps.ts'

interface SendingParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly outbox: Outbox
  readonly log: FastifyBaseLogger
  readonly steps: RefundSteps
}

/** Sends refunds to the source through the outbox, with one idempotency key per attempt. */
export function sendRefunds({ db, gateway, outbox, log, steps }: SendingParts): void {
  const { lockWithOrder, noteInitiated, applyResult, retryOrCredit } = steps
  outbox.handle(refundKind, async ({ refundId, attempt }) => {
    const refund = await refunds.find(db, refundId)
    if (refund?.state !== 'requested' || refund.tries !== attempt || !refund.paymentId) return
    if (!gateway) throw new GatewayAway('The keys of the payment gateway are not set.')
    try {
      const { paymentId, source: amount } = refund
      const key = `${refundId}-try-${attempt}`
      const sent = await gateway.refund({ paymentId, amount, key, notes: { refund: `${refundId}:${attempt}` } })
      await transaction(db, async (tx) => {
        if (!(await lockWithOrder(tx, refundId))) return
        await noteInitiated(tx, refundId, sent.id, attempt)
        await applyResult(tx, refundId, sent)
      })
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error
      log.error({ err: error, refund: refundId }, 'the gateway refused a refund')
      await transaction(db, async (tx) => {
        const again = await lockWithOrder(tx, refundId)
        if (again?.state === 'requested' && again.tries === attempt) await retryOrCredit(tx, again)
      })
    }
  })
}
