import { cityOf } from '@nukkad/contracts'
import type { EventDate, ListedEvent, TicketType, UpcomingEvent } from '@nukkad/contracts/endpoints/events/events'
import { hrefs } from '@nukkad/contracts/hrefs'
import { inRupees } from '../pricing/money.ts'
import type { EventRow } from './event-columns.repository.ts'
import type { ListedRow } from './event-listing.repository.ts'
import type { PlaceOnMap } from './event-neighbours.ts'
import { datesInWords, priceInWords, seatsInWords, statusOf } from './event-words.ts'
import { hourOf } from './series/kolkata-days.ts'
import type { TicketTypeRow } from './tickets/ticket-type.repository.ts'

/** The most seats that one person can take at once. */
export const mostSeats = 10

/** An event as shown on its own; `line` is computed each time, because seats sell. */
export function showEvent(row: EventRow, now: Date): ListedEvent {
  const status = statusOf(row, now)
  return {
    id: String(row.id),
    slug: row.slug,
    href: hrefs.event(row.city, row.slug),
    title: row.title,
    starts: row.startsAt.toISOString(),
    ends: row.endsAt.toISOString(),
    venue: row.venue,
    line: [hourOf(row.startsAt), priceInWords(row), seatsInWords(row, status) ?? row.line].filter(Boolean).join(' · '),
    image: {
      url: row.pictureUrl ?? `/images/scene/${row.city}/${row.scene}`,
      width: 1200,
      height: 800,
      alt: row.alt,
      color: row.ground,
    },
    city: row.city,
    kind: row.kind,
    locality: row.localitySlug && row.locality ? { slug: row.localitySlug, name: row.locality } : null,
    price: { from: inRupees(row.priceFrom), to: inRupees(row.priceTo) },
    seatsLeft: row.seatsLeft,
    status,
  }
}

/** An event as shown in a list; a list of all cities (`city` undefined) names the city of each. */
export function showListed(row: ListedRow, city: string | undefined, now: Date): ListedEvent {
  const shown = showEvent(row, now)
  const cityName = city === undefined && cityOf(row.city)?.name
  return { ...shown, line: (cityName ? `${cityName} · ` : '') + shown.line + datesInWords(row.moreDates) }
}

/** An event as shown in the list next to the map. */
export const showUpcoming = (
  row: ListedRow,
  city: string | undefined,
  place: PlaceOnMap | undefined,
  now: Date,
): UpcomingEvent => ({
  ...showListed(row, city, now),
  moreDates: row.moreDates,
  spot: place ? { lat: place.lat, lng: place.lng, onFoot: place.onFoot } : null,
})

/** Another date of the same series. */
export const showDate = (row: EventRow, now: Date): EventDate => ({
  href: hrefs.event(row.city, row.slug),
  starts: row.startsAt.toISOString(),
  status: statusOf(row, now),
})

export const showTicketType = ({ id, name, line, price, seats, left }: TicketTypeRow): TicketType => ({
  id: String(id),
  name,
  line,
  seats,
  left,
  price: inRupees(price),
  most: Math.min(mostSeats, left),
})
