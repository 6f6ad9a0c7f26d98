import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'

export type NextStep = NonNullable<Transaction['next']>

/** The next step by state, if the server does not name it. */
const byState: Readonly<Record<Transaction['state'], NextStep>> = {
  created: 'pay',
  pending: 'wait',
  paid: 'wait',
  placed: 'confirmed',
  failed: 'retry',
  review: 'review',
  refunded: 'refunded',
}

/** What the buyer of this transaction has to do next. */
export const nextOf = ({ next, state }: Pick<Transaction, 'next' | 'state'>): NextStep => next ?? byState[state]
