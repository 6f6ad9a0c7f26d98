import type { Order } from '@nukkad/contracts/endpoints/order-shapes'
import { inRupees } from '../pricing/share.ts'
import type { RefundRow, Surroundings } from './around-orders.ts'

const places = { source: 'where it came from', wallet: 'your wallet' } as const

export function showRefund(refund: RefundRow, requests: Surroundings['requests']): Order['refunds'][number] {
  const isDone = refund.doneAt !== null
  return {
    amount: inRupees(refund.amount),
    to: refund.to,
    label: isDone ? `Given back to ${places[refund.to]}` : `On its way to ${places[refund.to]}`,
    state: refund.state,
    requestedAt: refund.requestedAt.toISOString(),
    doneAt: refund.doneAt?.toISOString() ?? null,
    requestId: requests.find(({ refundId }) => refundId === refund.id)?.requestId ?? null,
  }
}
