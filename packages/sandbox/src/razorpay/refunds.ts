import { askedRefund } from './asked-refund.ts'
import type { Faults } from './control/faults.ts'
import type { PaymentEntity, RefundEntity } from './entities.ts'
import type { GatewayStore } from './gateway-store.ts'
import { GatewayProblem, idDoesNotExist } from './problem.ts'
import type { Webhooks } from './webhooks.ts'

export interface RefundParts {
  readonly store: GatewayStore
  readonly faults: Faults
  readonly webhooks: Webhooks
}

export type Refunds = ReturnType<typeof createRefunds>

/** Refunds. A failed refund leaves the payment refundable again, as with the real gateway. */
// limit: a refund is ended now, later or never, by the fault that a tester set
export function createRefunds({ store, faults, webhooks }: RefundParts) {
  const timers = new Set<NodeJS.Timeout>()

  function find(id: string): RefundEntity {
    const refund = store.refunds.get(id)
    if (!refund) throw idDoesNotExist()
    return refund
  }

  function changePayment(payment: PaymentEntity, by: number): PaymentEntity {
    const amount_refunded = payment.amount_refunded + by
    const isAll = amount_refunded === payment.amount
    const next: PaymentEntity = {
      ...payment,
      amount_refunded,
      refund_status: isAll ? 'full' : amount_refunded > 0 ? 'partial' : null,
      status: isAll ? 'refunded' : 'captured',
    }
    store.keep('payments', next)
    return next
  }

  function end(id: string, status: 'processed' | 'failed'): RefundEntity {
    const refund = find(id)
    if (refund.status !== 'pending') return refund
    const next: RefundEntity = { ...refund, status }
    store.keep('refunds', next)
    const before = store.payments.get(refund.payment_id) as PaymentEntity
    const payment = status === 'failed' ? changePayment(before, -refund.amount) : before
    webhooks.emit(`refund.${status}`, { refund: next, payment })
    return next
  }

  function open(paymentId: string, body: Record<string, unknown>): RefundEntity {
    const payment = store.payments.get(paymentId)
    if (!payment) throw idDoesNotExist()
    const refund = askedRefund(payment, body)
    store.keep('refunds', refund)
    webhooks.emit('refund.created', { refund, payment: changePayment(payment, refund.amount) })
    const { end: ending, delay } = faults.refunds
    if (ending !== 'pending') endLater(refund.id, ending, refund.speed_processed === 'instant' ? 0 : delay)
    return refund
  }

  function endLater(id: string, status: 'processed' | 'failed', milliseconds: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      end(id, status)
    }, milliseconds)
    timers.add(timer.unref())
  }
  // Completes the refunds that were pending when the last process ended.
  for (const { id, status } of store.refunds.values()) {
    if (status === 'pending' && faults.refunds.end !== 'pending') endLater(id, faults.refunds.end, faults.refunds.delay)
  }

  return {
    find,
    end,
    of: (paymentId: string) =>
      [...store.refunds.values()].filter(({ payment_id }) => payment_id === paymentId).reverse(),

    /** A repeated key returns the same refund, however often it is sent. */
    create(paymentId: string, body: Record<string, unknown>, key: string | undefined): RefundEntity {
      if (key === undefined) return open(paymentId, body)
      if (key.length < 10) throw new GatewayProblem('The idempotency key must have at least 10 characters.')
      const request = JSON.stringify([paymentId, body])
      const earlier = store.answers.get(key)
      if (earlier && earlier.request !== request) {
        throw new GatewayProblem('Different request body sent with the same idempotency key.')
      }
      if (earlier) return find(earlier.refundId)
      const refund = open(paymentId, body)
      store.keep('answers', { id: key, request, refundId: refund.id })
      return refund
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
