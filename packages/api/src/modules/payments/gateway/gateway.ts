import type { Paise } from '../../pricing/money.ts'

/** One try to pay, as the gateway tells it. */
export interface GatewayPayment {
  readonly id: string
  readonly orderId: string
  readonly amount: Paise
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly method: string | null
  /** When it was begun. */
  readonly at: Date | null
  readonly error: { readonly code: string; readonly text: string } | null
}

export interface GatewayRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: Paise
  readonly status: 'pending' | 'processed' | 'failed'
  /** Our own id and try of it, as we wrote them into its notes. */
  readonly ref: string | null
}

/** A standing order, as the gateway tells it. */
export interface GatewaySubscription {
  readonly id: string
  readonly status:
    | 'created'
    | 'authenticated'
    | 'active'
    | 'pending'
    | 'halted'
    | 'cancelled'
    | 'completed'
    | 'expired'
    | 'paused'
  /** Charges that went through. */
  readonly paidCount: number
  readonly chargeAt: Date | null
  /** The end of what is paid for. */
  readonly currentEnd: Date | null
}

/** A charge of a standing order that went through. */
export interface GatewayCharge {
  readonly invoiceId: string
  readonly paymentId: string
}

/** What we ask about standing orders. */
export interface GatewayMandates {
  createPlan(wish: { unit: 'week' | 'month'; count: number; name: string; amount: Paise }): Promise<{ id: string }>
  create(wish: { planId: string; count: number; notes: Record<string, string> }): Promise<GatewaySubscription>
  find(id: string): Promise<GatewaySubscription>
  cancel(id: string, isAtEnd: boolean): Promise<GatewaySubscription>
  pause(id: string): Promise<GatewaySubscription>
  resume(id: string): Promise<GatewaySubscription>
  /** Those that went through, in the order in which they did. */
  chargesOf(id: string): Promise<GatewayCharge[]>
  isSigned(signed: { subscriptionId: string; paymentId: string; signature: string }): boolean
}

/** The gateway did not answer, not in time, or not in a way that means anything: nothing is known. */
export class GatewayAway extends Error {
  override name = 'GatewayAway'
}
/** The gateway understood and said no. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
}

/** What we ask of a payment gateway. Every call ends within the time limit, or throws GatewayAway. */
export interface Gateway {
  readonly key: string
  createOrder(wish: { amount: Paise; receipt: string; notes: Record<string, string> }): Promise<{ id: string }>
  payment(id: string): Promise<GatewayPayment>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** What is captured already is answered as it stands. */
  capture(payment: Pick<GatewayPayment, 'id' | 'amount'>): Promise<GatewayPayment>
  /** The same key is one refund. */
  refund(wish: { paymentId: string; amount: Paise; key: string; notes: Record<string, string> }): Promise<GatewayRefund>
  refundById(id: string): Promise<GatewayRefund>
  createCustomer(who: { name: string; email: string; contact: string }): Promise<{ id: string }>
  readonly mandates: GatewayMandates
  isSignedByCheckout(signed: { orderId: string; paymentId: string; signature: string }): boolean
  isSignedByWebhook(body: Buffer, signature: string): boolean
}
