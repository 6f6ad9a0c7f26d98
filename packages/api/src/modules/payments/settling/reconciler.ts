import type { FastifyBaseLogger } from 'fastify'
import { type Db, transaction } from '../../../db.ts'
import { type IntervalJob, intervalJob } from '../../../jobs/interval-job.ts'
import type { GatewayCheckout } from '../../checkout/settling/gateway-checkout.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import * as payments from '../payment.repository.ts'
import type { PaymentService } from '../payment.service.ts'
import { isUnderWay } from '../payment-states.ts'
import { type DueOrder, takeDueOrders } from './orders-to-check.repository.ts'

export interface ReconcilerParts {
  readonly db: Db
  readonly service: Pick<PaymentService, 'sync' | 'failTried' | 'endUnlessUnderWay'>
  readonly checkout: GatewayCheckout
  readonly refunds: Pick<RefundService, 'check'>
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** Seconds between two runs, and until the first check of an order. */
  readonly every: number
  readonly after: number
}

/** A run returns how many orders and refunds the gateway was asked about. */
export type Reconciler = IntervalJob<number>

const atOnce = 20

/**
 * Asks the gateway about payments whose outcome we have not been told. Every process runs one; each order is checked by
 * one of them.
 */
export function createReconciler(parts: ReconcilerParts): Reconciler {
  const { db, service, checkout, refunds, log, now, every, after } = parts
  async function look({ id, transactionId }: DueOrder): Promise<void> {
    await service.sync(id)
    const tries = await payments.paymentsOf(db, transactionId)
    const isWaiting = tries.some(({ state }) => isUnderWay(state))
    const isOver = await transaction(db, async (tx) => {
      const { own } = await checkout.open(tx, undefined, transactionId)
      if (own.state !== 'created' && own.state !== 'pending') return false
      if (isWaiting) {
        if (await checkout.keepWaiting(tx, own)) return false
        await service.failTried(tx, own, 'time', tooSlow)
        return false
      }
      return own.heldUntil === null || own.heldUntil <= now()
    })
    const last = tries.at(-1)
    if (isOver)
      await service.endUnlessUnderWay(transactionId, 'time', last ? tooSlow : 'The payment was not completed.')
  }

  async function work(isStopped: () => boolean): Promise<number> {
    let asked = 0
    // A taken order is due later than this moment, so that the run ends.
    const start = now()
    for (;;) {
      const due = isStopped() ? [] : await takeDueOrders(db, start, { first: after, limit: atOnce })
      for (const order of due) {
        if (order.isSettled) continue
        asked += 1
        await look(order).catch((error: unknown) =>
          log.warn({ err: error, transaction: order.transactionId }, 'the gateway could not be asked about an order'),
        )
      }
      if (due.length < atOnce) break
    }
    return asked + (isStopped() ? 0 : await refunds.check())
  }

  return intervalJob({ work, every, log, failure: 'open payments could not be checked' })
}

const tooSlow = 'Your bank did not respond in time.'
