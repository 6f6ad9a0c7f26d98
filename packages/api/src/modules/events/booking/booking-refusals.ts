import type { EventStatus } from '@nukkad/contracts/endpoints/events/events'

/** An ordinary refusal, for the person who books. */
export interface BookingRefusal {
  readonly code: 'sold_out' | 'too_many' | 'hold_ended' | 'closed' | 'not_sold_out' | 'guests'
  readonly message: string
}

const no = (code: BookingRefusal['code'], message: string): BookingRefusal => ({ code, message })

export const holdEnded = no(
  'hold_ended',
  'Your seats were released because the time to book them ran out. Please choose again from the seats that are left.',
)
export const tooMany = (most: number): BookingRefusal => no('too_many', `You can book up to ${most} seats per event.`)
export const notWaiting = no('not_sold_out', 'Seats are available: you can book them now.')
export const needsGuests = no('guests', 'Please tell us who is coming and how to reach you.')

export function soldOut(name: string, left: number): BookingRefusal {
  if (left === 0) return no('sold_out', `‘${name}’ has just sold out. You can join the waiting list.`)
  return no('sold_out', left === 1 ? `One seat of ‘${name}’ is left.` : `${left} seats of ‘${name}’ are left.`)
}

/** Why registration is closed; null when it is open. */
export function closedBy(status: EventStatus): BookingRefusal | null {
  if (status === 'cancelled') return no('closed', 'The host has cancelled this event.')
  if (status === 'ended') return no('closed', 'This event has ended.')
  if (status === 'closed') return no('closed', 'This event has started.')
  return null
}
