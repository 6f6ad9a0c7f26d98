/** The state of one payment attempt. */
export const paymentStates = [
  'created',
  'pending',
  'failed',
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'review',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Every legal transition; any other is impossible. A failed attempt may be authorised late, an authorised one may
 * lapse; once captured, money only goes back. `review` is an amount other than agreed: a person sends it back.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'failed', 'authorised', 'captured', 'review'],
  pending: ['failed', 'authorised', 'captured', 'review'],
  failed: ['authorised', 'captured', 'review'],
  authorised: ['failed', 'captured', 'review'],
  captured: ['partly_refunded', 'refunded'],
  partly_refunded: ['partly_refunded', 'refunded'],
  refunded: [],
  review: ['partly_refunded', 'refunded'],
}

export const canBecome = (from: PaymentState, to: PaymentState): boolean => paymentTransitions[from].includes(to)

/** The bank has not decided yet. */
export const isUnderWay = (state: PaymentState): boolean => state === 'pending' || state === 'authorised'

/** No money has been received yet, and it may never be. */
export const isUnpaid = (state: PaymentState): boolean =>
  state === 'created' || state === 'pending' || state === 'failed' || state === 'authorised'
