import type { RequestKind, RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'

type Transitions = Readonly<Record<RequestState, readonly RequestState[]>>

const nothing: Transitions = {
  requested: [],
  approved: [],
  denied: [],
  cancelled: [],
  pickup_scheduled: [],
  picked_up: [],
  received: [],
  refunded: [],
  replacement_shipped: [],
  fulfilled: [],
}
const toTheDoor: Partial<Transitions> = {
  requested: ['approved', 'denied', 'cancelled'],
  pickup_scheduled: ['picked_up', 'pickup_scheduled', 'cancelled'],
  picked_up: ['received'],
}

/** All legal steps of a request. A pickup may be scheduled again after it failed. */
const requestTransitions: Readonly<Record<RequestKind, Transitions>> = {
  return: { ...nothing, ...toTheDoor, approved: ['pickup_scheduled', 'cancelled'], received: ['refunded'] },
  exchange: {
    ...nothing,
    ...toTheDoor,
    approved: ['pickup_scheduled', 'cancelled'],
    received: ['replacement_shipped'],
    replacement_shipped: ['fulfilled'],
  },
  // Broken goods need not be returned: the refund may be paid at once.
  claim: { ...nothing, ...toTheDoor, approved: ['pickup_scheduled', 'refunded', 'cancelled'], received: ['refunded'] },
}

export const canStep = (kind: RequestKind, from: RequestState, to: RequestState): boolean =>
  requestTransitions[kind][from].includes(to)

/** The buyer may cancel until the courier has the parcel. */
export const canCancelRequest = (kind: RequestKind, state: RequestState): boolean => canStep(kind, state, 'cancelled')

/** Ended without a result: its pieces are free again. */
export const isFruitless = (state: RequestState): boolean => state === 'denied' || state === 'cancelled'
/** Completed: its pieces cannot be claimed again. */
export const isDone = (state: RequestState): boolean => state === 'refunded' || state === 'fulfilled'

const nouns: Readonly<Record<RequestKind, string>> = { return: 'Return', exchange: 'Exchange', claim: 'Return' }

/** The displayed state of a request; `isPaid` when the refund has arrived. */
export function requestLabel(kind: RequestKind, state: RequestState, isPaid: boolean): string {
  switch (state) {
    case 'requested':
      return `${nouns[kind]} Requested`
    case 'approved':
      return `${nouns[kind]} Approved`
    case 'pickup_scheduled':
      return 'Pickup Scheduled'
    case 'denied':
      return 'Denied'
    case 'cancelled':
      return 'Cancelled'
    case 'picked_up':
      return 'Picked Up'
    case 'received':
      return 'Returned'
    case 'refunded':
      return isPaid ? 'Refunded' : 'Refund Initiated'
    case 'replacement_shipped':
      return 'Replacement Shipped'
    case 'fulfilled':
      return 'Exchanged'
  }
}
