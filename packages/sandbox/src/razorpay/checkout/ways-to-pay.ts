import type { PaymentEntity, PaymentWay } from '../entities.ts'

/** The outcomes a tester can choose. `lost`: paid, but the window never reports it. */
const outcomes = ['success', 'failure', 'pending', 'late', 'lost'] as const
export type Outcome = (typeof outcomes)[number]
const ways = ['upi', 'card', 'netbanking'] as const

export const isWay = (text: unknown): text is PaymentWay => ways.includes(text as PaymentWay)
export const isOutcome = (text: unknown): text is Outcome => outcomes.includes(text as Outcome)

type Traces = Pick<PaymentEntity, 'method' | 'card_id' | 'bank' | 'vpa' | 'acquirer_data'>

const nothing = { card_id: null, bank: null, vpa: null }
/** The fields that a payment method sets on its payment. */
export const tracesOf: Readonly<Record<PaymentWay, Traces>> = {
  upi: { ...nothing, method: 'upi', vpa: 'success@razorpay', acquirer_data: { rrn: '402312345678' } },
  card: { ...nothing, method: 'card', card_id: 'card_NukkadSandbox0', acquirer_data: { auth_code: '048192' } },
  netbanking: { ...nothing, method: 'netbanking', bank: 'HDFC', acquirer_data: { bank_transaction_id: '0125836177' } },
}

type Failure = Pick<PaymentEntity, 'error_code' | 'error_description' | 'error_source' | 'error_step' | 'error_reason'>

export const noFailure: Failure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

const failed = (error_description: string, error_source: string, error_reason: string): Failure => ({
  error_code: 'BAD_REQUEST_ERROR',
  error_description,
  error_source,
  error_step: 'payment_authorization',
  error_reason,
})

/** The bank's error when it refuses a payment. */
export const failureOf: Readonly<Record<PaymentWay, Failure>> = {
  upi: failed(
    'Payment was unsuccessful as you declined it in your UPI app. Try again.',
    'customer',
    'payment_cancelled',
  ),
  card: failed('Your payment was declined by your bank. Try another card or method.', 'issuer_bank', 'payment_failed'),
  netbanking: failed(
    'Your payment didn’t go through at your bank. Try again or use another method.',
    'bank',
    'payment_failed',
  ),
}
export const timedOut: Failure = failed(
  'Your payment didn’t go through on time. Any amount deducted will be refunded.',
  'gateway',
  'payment_timed_out',
)
