import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import {
  GatewayAway,
  type GatewayCharge,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySubscription,
} from './gateway.ts'

/** The fields of Razorpay's entities that we read; a response without them is invalid. */
const Payment = Type.Object({
  id: Type.String({ pattern: '^pay_' }),
  order_id: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
  status: Type.Union(
    (['created', 'authorized', 'captured', 'refunded', 'failed'] as const).map((status) => Type.Literal(status)),
  ),
  method: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  created_at: Type.Optional(Type.Integer()),
  error_code: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  error_description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
const Refund = Type.Object({
  id: Type.String({ pattern: '^rfnd_' }),
  payment_id: Type.String(),
  notes: Type.Optional(Type.Unknown()),
  amount: Type.Integer({ minimum: 0 }),
  status: Type.Union((['pending', 'processed', 'failed'] as const).map((status) => Type.Literal(status))),
})
const Named = Type.Object({ id: Type.String({ pattern: '^(order|cust|plan)_' }) })
const Payments = Type.Object({ items: Type.Array(Payment) })

const subscriptionStates = [
  ...(['created', 'authenticated', 'active', 'pending', 'halted'] as const),
  ...(['cancelled', 'completed', 'expired', 'paused'] as const),
]
const Seconds = Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
const Subscription = Type.Object({
  id: Type.String({ pattern: '^sub_' }),
  status: Type.Union(subscriptionStates.map((state) => Type.Literal(state))),
  paid_count: Type.Integer({ minimum: 0 }),
  charge_at: Seconds,
  current_end: Seconds,
})
const Invoices = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^inv_' }),
      status: Type.String(),
      payment_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      paid_at: Seconds,
      billing_start: Seconds,
    }),
  ),
})

function read<T extends TSchema>(schema: T, answer: unknown): Static<T> {
  if (Value.Check(schema, answer)) return answer as Static<T>
  throw new GatewayAway('The gateway sent an unexpected response.')
}

function payment({
  order_id,
  error_code,
  error_description,
  created_at,
  ...entity
}: Static<typeof Payment>): GatewayPayment {
  const { id, amount, currency, status, method } = entity
  const error = error_code ? { code: error_code, text: error_description ?? 'The payment failed.' } : null
  const at = moment(created_at)
  return { id, amount, currency, status, at, method: method ?? null, orderId: order_id ?? '', error }
}

export const readPayment = (answer: unknown): GatewayPayment => payment(read(Payment, answer))
export const readPayments = (answer: unknown): GatewayPayment[] => read(Payments, answer).items.map(payment)
export const readNamed = (answer: unknown): { id: string } => read(Named, answer)
export function readRefund(answer: unknown): GatewayRefund {
  const { id, payment_id, amount, status, notes } = read(Refund, answer)
  const ref = typeof notes === 'object' && notes !== null && 'refund' in notes ? String(notes.refund) : null
  return { id, amount, status, ref, paymentId: payment_id }
}

const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null)
export function readSubscription(answer: unknown): GatewaySubscription {
  const { id, status, paid_count, charge_at, current_end } = read(Subscription, answer)
  return { id, status, paidCount: paid_count, chargeAt: moment(charge_at), currentEnd: moment(current_end) }
}
/** Paid invoices in the order in which they were paid: the first is the first charge. */
export const readCharges = (answer: unknown): GatewayCharge[] =>
  read(Invoices, answer)
    .items.filter(({ status }) => status === 'paid')
    .sort((a, b) => (a.paid_at ?? 0) - (b.paid_at ?? 0) || (a.billing_start ?? 0) - (b.billing_start ?? 0))
    .flatMap(({ id, payment_id }) => (payment_id ? [{ invoiceId: id, paymentId: payment_id }] : []))
