import type { EventDetails, ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import { formatDateRange, formatDay, formatRupees, formatTime } from '@nukkad/platform'

/**
 * 'Sat, 28 Nov. Starts at 8:00 pm, ends at 10:00 pm' or 'Sat, 28 Nov to Sun, 29 Nov. Starts at 8:00 pm', in Indian time
 * in any time zone.
 */
export function whenOf({ starts, ends }: Pick<ListedEvent, 'starts' | 'ends'>): string {
  const range = formatDateRange(starts, ends)
  if (formatDay(starts) === formatDay(ends)) return `${formatDay(starts)}. ${range}, ends at ${formatTime(ends)}`
  return `${range}. Starts at ${formatTime(starts)}`
}

export function priceOf({ price }: Pick<ListedEvent, 'price'>): string {
  if (price.to === 0) return 'Free'
  if (price.from === price.to) return formatRupees(price.from)
  return price.from === 0 ? `Free or ${formatRupees(price.to)}` : `From ${formatRupees(price.from)}`
}

export const priceOfTicket = (price: number) => (price === 0 ? 'Free' : formatRupees(price))

/** The label of the event page's only button; null when there is nothing to do. */
export function actionOf({ status }: Pick<EventDetails, 'status'>): string | null {
  if (status === 'open') return 'Get tickets'
  if (status === 'sold_out') return 'Join the waiting list'
  return null
}

/** The status in words: why registration is not possible, or how many seats are left. */
export function statusWords({ status, seatsLeft }: Pick<ListedEvent, 'status' | 'seatsLeft'>): string {
  if (status === 'sold_out') return 'Sold out, there is a waiting list'
  if (status === 'cancelled') return 'Cancelled by the host'
  if (status === 'ended') return 'This has ended'
  if (status === 'closed') return 'Already started'
  return seatsLeft === 1 ? 'One seat left' : `${seatsLeft} seats left`
}
