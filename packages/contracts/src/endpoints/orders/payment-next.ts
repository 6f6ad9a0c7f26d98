import Type from 'typebox'

/**
 * What the buyer does next: `pay` (open the payment), `wait` (the bank has not answered; ask again after `pollAfter`),
 * `confirmed`, `retry` (failed, what was chosen is kept), `refunded` (paid, but it could not become an order; the money
 * goes back by itself), `review` (we look at the payment by hand).
 */
export const PaymentNext = Type.Union([
  Type.Literal('pay'),
  Type.Literal('wait'),
  Type.Literal('confirmed'),
  Type.Literal('retry'),
  Type.Literal('refunded'),
  Type.Literal('review'),
])
