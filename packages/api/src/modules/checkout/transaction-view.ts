import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { inRupees } from '../pricing/money.ts'
import type { TransactionWithOrders } from './transaction.repository.ts'

type Next = NonNullable<Transaction['next']>

/** A transaction in its response shape, with the buyer's next step. */
export function showTransaction(row: TransactionWithOrders): Transaction {
  const next = nextOf(row)
  return {
    transactionId: row.id,
    state: row.state,
    method: row.method,
    amount: inRupees(row.amount),
    currency: 'INR',
    cartId: row.cartId === null ? null : String(row.cartId),
    continueAt: row.agreement.other?.href.replace('{transactionId}', row.id) ?? null,
    orderIds: [...row.orderIds],
    credit: inRupees(row.credit),
    gift_cards: inRupees(row.gifts),
    gift_note: row.agreement.giftNote ?? null,
    delivery_day: row.agreement.deliveryDay ?? null,
    next,
    reason: words[next]?.(row) ?? row.reason,
    canRetry: row.isCartActive && (next === 'retry' || next === 'pay' || next === 'wait'),
    pollAfter: next === 'wait' || row.state === 'pending' ? 2500 : null,
  }
}

/** The part of a transaction that is public to anyone who has its id. */
export function showTransactionState(row: TransactionWithOrders) {
  const { transactionId, state, next, orderIds, pollAfter } = showTransaction(row)
  return { transactionId, state, next, orderIds, pollAfter }
}

function nextOf({ state, reason }: TransactionWithOrders): Next {
  if (state === 'placed' || state === 'paid') return 'confirmed'
  if (state === 'refunded' || state === 'review') return state
  if (state === 'failed') return 'retry'
  if (state === 'created') return 'pay'
  return reason === null ? 'wait' : 'retry'
}

const words: { readonly [next in Next]?: (row: TransactionWithOrders) => string | null } = {
  confirmed: () => null,
  pay: () => null,
  wait: () => 'We are waiting for your bank. This page updates automatically.',
  refunded: ({ reason }) =>
    `We received your payment, but ${reason ?? 'the order could not be placed'}. We are refunding it in full to your original payment method.`,
  review: () => 'We are reviewing your payment. Nothing is shipped until then; we will write to you.',
}
