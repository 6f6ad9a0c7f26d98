import type { EventStatus } from '@nukkad/contracts/endpoints/events/events'

/** An ordinary refusal, for the person who books. */
export interface BookingRefusal {
  readonly code: 'sold_out' | 'too_many' | 'hold_ended' | 'closed' | 'not_sold_out' | 'guests'
  readonly message: string
}

const no = (code: BookingRefusal['code'], message: string): BookingRefusal => ({ code, message })

export const holdEnded = no(
  'hold_ended',
  'Your seats were let go because their time was over. Please choose again; what is still free is yours.',
)
export const tooMany = (most: number): BookingRefusal =>
  no('too_many', `${most} seats of one event are the most for one person.`)
export const notWaiting = no('not_sold_out', 'There are seats: you can take them now.')
export const needsGuests = no('guests', 'Please tell us who comes and how to reach you.')

export function soldOut(name: string, left: number): BookingRefusal {
  if (left === 0) return no('sold_out', `‘${name}’ has just been sold out. You can join the waiting list.`)
  return no('sold_out', left === 1 ? `One seat of ‘${name}’ is left.` : `${left} seats of ‘${name}’ are left.`)
}

/** Why registration is closed; null when it is open. */
export function closedBy(status: EventStatus): BookingRefusal | null {
  if (status === 'cancelled') return no('closed', 'The host has called this event off.')
  if (status === 'ended') return no('closed', 'This event is over.')
  if (status === 'closed') return no('closed', 'This event has begun.')
  return null
}
