import Type from 'typebox'

/**
 * What the buyer has to do next: `pay` (open the payment), `wait` (the bank has not answered; ask again after
 * `pollAfter`), `confirmed`, `retry` (failed; the selection is kept), `refunded` (paid, but the order could not be
 * made; the money is refunded automatically), `review` (the payment is checked by hand).
 */
export const PaymentNext = Type.Union([
  Type.Literal('pay'),
  Type.Literal('wait'),
  Type.Literal('confirmed'),
  Type.Literal('retry'),
  Type.Literal('refunded'),
  Type.Literal('review'),
])
