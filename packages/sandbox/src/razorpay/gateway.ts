import { createHmac } from 'node:crypto'
import { failureOf, noFailure, type Outcome, timedOut, tracesOf } from './checkout/ways-to-pay.ts'
import type { Faults } from './control/faults.ts'
import {
  inSeconds,
  newId,
  type OrderEntity,
  type PaymentEntity,
  type PaymentStatus,
  type PaymentWay,
} from './entities.ts'
import type { GatewayStore } from './gateway-store.ts'
import { GatewayProblem, idDoesNotExist } from './problem.ts'
import type { Webhooks } from './webhooks.ts'

export interface Attempt {
  readonly orderId: string
  readonly way: PaymentWay
  readonly outcome: Outcome
  readonly email?: string
  readonly contact?: string
  /** For testing rejection only: an amount or currency that differs from the order's. */
  readonly amount?: number
  readonly currency?: string
  /** The invoice of the subscription, and when it is charged by the subscription's clock. */
  readonly invoice?: { readonly id: string; readonly at: number }
  /** Whether the payment stays authorised, for the shop to capture. */
  readonly isCapturedByShop?: boolean
}

/** The signed result of a payment, as checkout.js passes it to the page. */
export interface Signed {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}

export interface GatewayParts {
  readonly store: GatewayStore
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly keySecret: string
}

export type Gateway = ReturnType<typeof createGateway>

/** The allowed transitions of a payment; as at a bank, none leads back. */
const legal: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['authorized', 'failed'],
  failed: ['authorized'],
  authorized: ['captured', 'failed'],
  captured: ['refunded'],
  refunded: [],
}

/** Payments as the gateway stores them: attempts on an order, each with the outcome that the tester chose. */
// limit: an order and its payments move through states that only these steps may change
export function createGateway({ store, faults, webhooks, keySecret }: GatewayParts) {
  const timers = new Set<NodeJS.Timeout>()

  function find(paymentId: string): PaymentEntity {
    const payment = store.payments.get(paymentId)
    if (!payment) throw idDoesNotExist()
    return payment
  }
  function orderOf(id: string): OrderEntity {
    const order = store.orders.get(id)
    if (!order) throw idDoesNotExist()
    return order
  }

  function move(payment: PaymentEntity, status: PaymentStatus, change: Partial<PaymentEntity> = {}): PaymentEntity {
    if (!legal[payment.status].includes(status)) {
      throw new GatewayProblem(`The payment is ${payment.status} and cannot become ${status}`)
    }
    const next = { ...payment, ...change, status }
    store.keep('payments', next)
    return next
  }

  function authorise(payment: PaymentEntity): PaymentEntity {
    const next = move(payment, 'authorized', noFailure)
    webhooks.emit('payment.authorized', { payment: next })
    return next
  }

  function capture(payment: PaymentEntity): PaymentEntity {
    const order = orderOf(payment.order_id)
    const fee = Math.round(payment.amount * 0.0236)
    const next = move(payment, 'captured', { captured: true, fee, tax: Math.round((fee * 18) / 118) })
    const isFirst = order.status !== 'paid'
    const paid: OrderEntity = { ...order, status: 'paid', amount_paid: payment.amount, amount_due: 0 }
    store.keep('orders', paid)
    webhooks.emit('payment.captured', { payment: next })
    if (isFirst) webhooks.emit('order.paid', { payment: next, order: paid })
    return next
  }

  function fail(payment: PaymentEntity, why = failureOf[payment.method]): PaymentEntity {
    const next = move(payment, 'failed', why)
    webhooks.emit('payment.failed', { payment: next })
    return next
  }

  /** Makes a payment attempt. */
  function attempt(wish: Attempt): PaymentEntity {
    const order = orderOf(wish.orderId)
    if (order.status === 'paid') throw new GatewayProblem('Payment already done for this order.')
    store.keep('orders', { ...order, status: 'attempted', attempts: order.attempts + 1 })
    const payment: PaymentEntity = {
      id: newId('pay'),
      entity: 'payment',
      amount: wish.amount ?? order.amount,
      currency: wish.currency ?? order.currency,
      status: 'created',
      order_id: order.id,
      invoice_id: wish.invoice?.id ?? null,
      international: false,
      wallet: null,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      fee: null,
      tax: null,
      ...tracesOf[wish.way],
      ...noFailure,
      email: wish.email ?? 'void@razorpay.com',
      contact: wish.contact ?? '+919999999999',
      notes: order.notes,
      created_at: wish.invoice?.at ?? inSeconds(),
    }
    store.keep('payments', payment)
    if (wish.outcome === 'pending') return payment
    if (wish.outcome === 'failure') return fail(payment)
    if (wish.outcome === 'late') return failForNow(payment)
    const authorised = authorise(payment)
    return wish.isCapturedByShop ? authorised : capture(authorised)
  }

  /** The bank authorises the payment after it has timed out: the shop has to capture it. */
  function failForNow(payment: PaymentEntity): PaymentEntity {
    const failed = fail(payment, timedOut)
    if (faults.late > 0) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (find(payment.id).status === 'failed') authorise(find(payment.id))
      }, faults.late)
      timers.add(timer.unref())
    }
    return failed
  }

  return {
    find,
    orderOf,
    attempt,
    paymentsOf: (orderId: string) =>
      [...store.payments.values()].filter(({ order_id }) => order_id === orderId).reverse(),

    /** Captures an authorised payment for the shop; the amount must be the payment's. */
    captureByShop(paymentId: string, amount: number): PaymentEntity {
      const payment = find(paymentId)
      if (payment.captured) throw new GatewayProblem('This payment has already been captured')
      if (payment.status !== 'authorized') {
        throw new GatewayProblem('Only payments which have been authorized and not yet captured can be captured')
      }
      if (payment.amount !== amount) {
        throw new GatewayProblem('Capture amount must be equal to the amount authorized', 'amount')
      }
      return capture(payment)
    },

    /** Ends a pending payment, or completes a failed one late; `authorized` leaves the capture to the shop. */
    end(paymentId: string, to: 'captured' | 'authorized' | 'failed'): PaymentEntity {
      const payment = find(paymentId)
      if (to === 'failed') return fail(payment)
      const authorised = payment.status === 'authorized' ? payment : authorise(payment)
      return to === 'captured' ? capture(authorised) : authorised
    },

    sign: ({ id, order_id }: PaymentEntity): Signed => ({
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: createHmac('sha256', keySecret).update(`${order_id}|${id}`).digest('hex'),
    }),

    /** The error data as in `payment.failed` and in the form of the redirect mode. */
    failureOf: ({ id, order_id, ...payment }: PaymentEntity) => ({
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { payment_id: id, order_id },
    }),

    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
