import type { RequestState, ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { ReturnRow } from './return-rows.ts'

const ways: Readonly<Record<ReturnRow['kind'], readonly RequestState[]>> = {
  return: ['requested', 'approved', 'pickup_scheduled', 'picked_up', 'received', 'refunded'],
  claim: ['requested', 'approved', 'pickup_scheduled', 'picked_up', 'received', 'refunded'],
  exchange: ['requested', 'approved', 'pickup_scheduled', 'picked_up', 'received', 'replacement_shipped', 'fulfilled'],
}

const stepLabels: Readonly<Record<RequestState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  denied: 'Denied',
  cancelled: 'Cancelled',
  pickup_scheduled: 'Pickup arranged',
  picked_up: 'Picked up',
  received: 'Arrived at the maker',
  refunded: 'Refunded',
  replacement_shipped: 'Replacement shipped',
  fulfilled: 'Exchanged',
}

/** The steps to the end, or up to where the request was ended. Steps that were not needed are omitted. */
export function requestSteps({ kind, state, reached }: ReturnRow, isPaid: boolean): ReturnRequest['steps'] {
  const way = ways[kind]
  const furthest = way.findLastIndex((step) => reached[step])
  const passed = way.flatMap((step, index) => {
    const at = reached[step] ?? null
    if (at === null && index < furthest) return []
    const isInitiated = step === 'refunded' && at !== null && !isPaid
    return [{ label: isInitiated ? 'Refund Initiated' : stepLabels[step], at, done: at !== null }]
  })
  if (state !== 'denied' && state !== 'cancelled') return passed
  return [...passed.filter(({ done }) => done), { label: stepLabels[state], at: reached[state] ?? null, done: true }]
}
