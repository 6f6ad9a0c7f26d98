import { formatLongDay } from '@nukkad/platform'

/** The part of an order that its next step depends on; both an order and a tracking have it. */
export interface Underway {
  readonly state: string
  readonly merchant: { readonly name: string }
  readonly expected_by: string | null
  readonly delivered_at: string | null
}

/** What happens next with an order, in one or two sentences. */
export function whatNext({ state, merchant, delivered_at }: Underway): string {
  switch (state) {
    case 'placed':
      return `Waiting for ${merchant.name} to accept it.`
    case 'on_hold':
      return `${merchant.name} has put it on hold for a moment and gets in touch, or sends it on.`
    case 'accepted':
      return `${merchant.name} is making it ready. Next it is packed.`
    case 'packed':
      return 'It is packed and waits for the courier.'
    case 'shipped':
      return 'It is on its way to your city. Next the courier brings it to your door.'
    case 'out_for_delivery':
      return 'The courier has it. Keep your phone near.'
    case 'delivered':
      return delivered_at ? `It came on ${formatLongDay(delivered_at)}.` : 'It has come.'
    case 'delivery_failed':
      return 'No one was there to take it. The courier tries again on the next working day.'
    case 'rto':
      return `It is back with ${merchant.name}.`
    default:
      return 'It is cancelled, and nothing more happens.'
  }
}

/**
 * The delivery date, worded the same everywhere: the promised day while it is ahead, and today once it is out for
 * delivery.
 */
export function promiseOf({ state, expected_by }: Underway): string | null {
  if (state === 'out_for_delivery') return 'With you today'
  const isOver = ['delivered', 'delivery_failed', 'cancelled', 'rto'].includes(state)
  return expected_by && !isOver ? `With you by ${formatLongDay(expected_by)}` : null
}
