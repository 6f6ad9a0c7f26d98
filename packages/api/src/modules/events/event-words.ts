import type { EventStatus } from '@nukkad/contracts/endpoints/events/events'
import { rupees } from '../pricing/money.ts'
import type { EventRow } from './event-columns.repository.ts'

/** From this number down, the number of seats left is shown. */
const few = 15

/** Whether seats can still be booked, and if not, why. */
export function statusOf({ status, startsAt, endsAt, seatsLeft }: EventRow, now: Date): EventStatus {
  if (status === 'cancelled') return 'cancelled'
  if (endsAt <= now) return 'ended'
  if (startsAt <= now) return 'closed'
  return seatsLeft > 0 ? 'open' : 'sold_out'
}

export function priceInWords({ priceFrom, priceTo }: EventRow): string {
  if (priceTo === 0) return 'free'
  if (priceFrom === priceTo) return rupees(priceFrom)
  return priceFrom === 0 ? `free or ${rupees(priceTo)}` : `from ${rupees(priceFrom)}`
}

export function seatsInWords({ seatsLeft }: EventRow, status: EventStatus): string | null {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'sold_out') return 'sold out'
  if (status !== 'open' || seatsLeft > few) return null
  return seatsLeft === 1 ? 'one seat left' : `${seatsLeft} seats left`
}

/** Added to a line, unbroken: ' · 14 more dates'. */
export function datesInWords(more: number): string {
  if (more === 0) return ''
  const words = more === 1 ? 'one more date' : `${more} more dates`
  return `\u00a0· ${words.replaceAll(' ', '\u00a0')}`
}
