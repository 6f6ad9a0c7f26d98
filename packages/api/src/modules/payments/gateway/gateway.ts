import type { Paise } from '../../pricing/share.ts'

/** One try to pay, as the gateway tells it. */
export interface GatewayPayment {
  readonly id: string
  readonly orderId: string
  readonly amount: Paise
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly method: string | null
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
  isSignedByCheckout(signed: { orderId: string; paymentId: string; signature: string }): boolean
  isSignedByWebhook(body: Buffer, signature: string): boolean
}
