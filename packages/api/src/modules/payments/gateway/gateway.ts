import type { Paise } from '../../pricing/money.ts'

/** One attempt to pay, as the gateway reports it. */
export interface GatewayPayment {
  readonly id: string
  readonly orderId: string
  readonly amount: Paise
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly method: string | null
  /** When the attempt was started. */
  readonly at: Date | null
  readonly error: { readonly code: string; readonly text: string } | null
}

export interface GatewayRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: Paise
  readonly status: 'pending' | 'processed' | 'failed'
  /** Our own id and attempt number, as we wrote them into its notes. */
  readonly ref: string | null
}

/** A mandate, as the gateway reports it. */
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
  /** The number of successful charges. */
  readonly paidCount: number
  readonly chargeAt: Date | null
  /** The end of the period that is paid for. */
  readonly currentEnd: Date | null
}

/** A successful charge of a mandate. */
export interface GatewayCharge {
  readonly invoiceId: string
  readonly paymentId: string
}

/** The gateway's calls for mandates. */
export interface GatewayMandates {
  createPlan(wish: { unit: 'week' | 'month'; count: number; name: string; amount: Paise }): Promise<{ id: string }>
  create(wish: { planId: string; count: number; notes: Record<string, string> }): Promise<GatewaySubscription>
  find(id: string): Promise<GatewaySubscription>
  cancel(id: string, isAtEnd: boolean): Promise<GatewaySubscription>
  pause(id: string): Promise<GatewaySubscription>
  resume(id: string): Promise<GatewaySubscription>
  /** Successful charges, in the order in which they were made. */
  chargesOf(id: string): Promise<GatewayCharge[]>
  isSigned(signed: { subscriptionId: string; paymentId: string; signature: string }): boolean
}

/** The gateway did not answer, not in time, or not intelligibly: the outcome is unknown. */
export class GatewayAway extends Error {
  override name = 'GatewayAway'
}
/** The gateway understood the request and refused it. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
}

/** Whether the gateway did not say what it was asked. */
export const isSilence = (error: unknown): boolean => error instanceof GatewayAway || error instanceof GatewayRefused

/** The payment gateway's calls that we use. Every call ends within the time limit, or throws GatewayAway. */
export interface Gateway {
  readonly key: string
  createOrder(wish: { amount: Paise; receipt: string; notes: Record<string, string> }): Promise<{ id: string }>
  payment(id: string): Promise<GatewayPayment>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** All payments that were started in a period, latest first. */
  paymentsBetween(from: Date, to: Date): Promise<GatewayPayment[]>
  /** A payment that is captured already is returned as it is. */
  capture(payment: Pick<GatewayPayment, 'id' | 'amount'>): Promise<GatewayPayment>
  /** Idempotent by key. */
  refund(wish: { paymentId: string; amount: Paise; key: string; notes: Record<string, string> }): Promise<GatewayRefund>
  refundById(id: string): Promise<GatewayRefund>
  createCustomer(who: { name: string; email: string; contact: string }): Promise<{ id: string }>
  readonly mandates: GatewayMandates
  isSignedByCheckout(signed: { orderId: string; paymentId: string; signature: string }): boolean
  isSignedByWebhook(body: Buffer, signature: string): boolean
}
