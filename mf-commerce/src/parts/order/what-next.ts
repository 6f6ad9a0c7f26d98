import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatLongDay } from '@nukkad/platform'

/** The part of an order that its next step depends on; both an order and a tracking have it. */
export interface Underway {
  readonly state: string
  readonly merchant: { readonly name: string }
  /** the day that the buyer chose */
  readonly deliver_on: string | null
  readonly expected_by: string | null
  readonly is_late: boolean
  readonly delivered_at: string | null
}

/** What happens next with an order, in one or two sentences. */
export function whatNext({ state, merchant, delivered_at }: Underway): string {
  switch (state) {
    case 'placed':
      return `Waiting for ${merchant.name} to accept it.`
    case 'on_hold':
      return `${merchant.name} has put your order on hold and will contact you or ship it soon.`
    case 'accepted':
      return `${merchant.name} is preparing your order. Next, it will be packed.`
    case 'packed':
      return 'Packed and waiting for the courier.'
    case 'shipped':
      return 'On its way to your city. Next, the courier delivers it to your door.'
    case 'out_for_delivery':
      return 'Out for delivery. Keep your phone nearby.'
    case 'delivered':
      return delivered_at ? `Delivered on ${formatLongDay(delivered_at)}.` : 'Delivered.'
    case 'delivery_failed':
      return 'It could not be delivered. The courier tries again on the next working day.'
    case 'rto':
      return `Returned to ${merchant.name}.`
    default:
      return 'This order was cancelled.'
  }
}

/**
 * The delivery date, worded the same everywhere: the chosen or promised day, with an admission once it has passed, and today once
 * it is out for delivery.
 */
export function promiseOf({ state, deliver_on: chosen, expected_by, is_late: isLate }: Underway): string | null {
  if (state === 'out_for_delivery') return 'With you today'
  const isOver = ['delivered', 'delivery_failed', 'cancelled', 'rto'].includes(state)
  if (!expected_by || isOver) return null
  const day = formatLongDay(expected_by)
  const when = `${chosen ? 'on' : 'by'} ${day}`
  return isLate ? `Running late: it was promised ${chosen ? 'for' : 'by'} ${day}` : `With you ${when}`
}

/** The beginnings of the entries in an order's history that say why it does not go on. */
const setbacks: Readonly<Record<string, string>> = {
  on_hold: 'Put on hold',
  delivery_failed: 'Could not be delivered',
  cancelled: 'Cancelled by',
}

/** Why an order is on hold, was not delivered or was cancelled, with the reason that was given; null if it goes on. */
export function setbackOf({ state, events }: Pick<Order, 'state' | 'events'>): string | null {
  const beginning = setbacks[state]
  const entry = beginning && events.findLast(({ text }) => text.startsWith(beginning) && text.includes(': '))
  return entry ? entry.text : null
}
