import { longDay } from '../long-day.ts'

/** As much of an order as its next step depends on: an order and a tracking both have it. */
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
      return `${merchant.name} has your order and says yes next.`
    case 'on_hold':
      return `${merchant.name} has put it on hold for a moment and gets in touch, or sends it on.`
    case 'accepted':
      return `${merchant.name} is making it ready. Next it is packed.`
    case 'packed':
      return 'It is packed and waits for the courier.'
    case 'shipped':
      return 'It is on its way to your city. Next the courier brings it to your door.'
    case 'out_for_delivery':
      return 'The courier brings it today. Keep your phone near.'
    case 'delivered':
      return delivered_at ? `It came on ${longDay(delivered_at)}.` : 'It has come.'
    case 'delivery_failed':
      return 'Nobody could take it. The courier tries again on the next working day.'
    case 'rto':
      return `It is back with ${merchant.name}.`
    default:
      return 'It is cancelled, and nothing more happens.'
  }
}

/** The promised day, for as long as it is ahead. */
export const promisedDay = ({ state, expected_by }: Underway): string | null =>
  expected_by && !['delivered', 'cancelled', 'rto'].includes(state) ? longDay(expected_by) : null
