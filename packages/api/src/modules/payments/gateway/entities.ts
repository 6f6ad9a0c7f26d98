import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { GatewayAway, type GatewayPayment, type GatewayRefund } from './gateway.ts'

/** What of Razorpay's entities we read; an answer without it is no answer. */
const Payment = Type.Object({
  id: Type.String({ pattern: '^pay_' }),
  order_id: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
  status: Type.Union(
    (['created', 'authorized', 'captured', 'refunded', 'failed'] as const).map((status) => Type.Literal(status)),
  ),
  method: Type.Optional(Type.Union([Type.String(), Type.Null()])),
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
const Named = Type.Object({ id: Type.String({ pattern: '^(order|cust)_' }) })
const Payments = Type.Object({ items: Type.Array(Payment) })

function read<T extends TSchema>(schema: T, answer: unknown): Static<T> {
  if (Value.Check(schema, answer)) return answer as Static<T>
  throw new GatewayAway('The gateway answered something else.')
}

function payment({ order_id, error_code, error_description, ...entity }: Static<typeof Payment>): GatewayPayment {
  const { id, amount, currency, status, method } = entity
  const error = error_code ? { code: error_code, text: error_description ?? 'The payment failed.' } : null
  return { id, amount, currency, status, method: method ?? null, orderId: order_id ?? '', error }
}

export const readPayment = (answer: unknown): GatewayPayment => payment(read(Payment, answer))
export const readPayments = (answer: unknown): GatewayPayment[] => read(Payments, answer).items.map(payment)
export const readNamed = (answer: unknown): { id: string } => read(Named, answer)
export function readRefund(answer: unknown): GatewayRefund {
  const { id, payment_id, amount, status, notes } = read(Refund, answer)
  const ref = typeof notes === 'object' && notes !== null && 'refund' in notes ? String(notes.refund) : null
  return { id, amount, status, ref, paymentId: payment_id }
}
