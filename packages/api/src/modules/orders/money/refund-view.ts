import type { Order } from '@nukkad/contracts/endpoints/orders/order-shapes'
import { inRupees } from '../../pricing/money.ts'
import type { RefundRow, Surroundings } from '../reading/around-orders.ts'

/** Refunds through a bank take time; refunds to the wallet are immediate. */
function partsOf({ source, gifts, credit, doneAt }: RefundRow) {
  const toBank = doneAt ? 'Refunded to your original payment method' : 'On its way to your original payment method'
  return [
    { label: toBank, amount: inRupees(source) },
    { label: 'Returned to your gift cards', amount: inRupees(gifts) },
    { label: 'Added to your wallet as credit', amount: inRupees(credit) },
  ].filter(({ amount }) => amount > 0)
}

export function showRefund(refund: RefundRow, requests: Surroundings['requests']): Order['refunds'][number] {
  const parts = partsOf(refund)
  return {
    amount: inRupees(refund.amount),
    to: refund.to,
    parts,
    label: parts.map(({ label }) => label).join('; '),
    state: refund.state,
    requestedAt: refund.requestedAt.toISOString(),
    doneAt: refund.doneAt?.toISOString() ?? null,
    requestId: requests.find(({ refundId }) => refundId === refund.id)?.requestId ?? null,
  }
}
