import { canonicalUrl } from '@nukkad/contracts'
import { publisher } from './article.ts'
import { type Ld, ld, part, pictureOf } from './ld.ts'
import { type AddressFacts, postalAddress } from './place.ts'

export interface EventFacts {
  readonly name: string
  readonly line: string
  readonly href: string
  readonly image?: string | null | undefined
  /** ISO timestamps with +05:30, so that the day is the one in India */
  readonly startsAt: string
  readonly endsAt: string
  readonly state?: 'scheduled' | 'cancelled' | 'postponed'
  readonly venue: {
    readonly name: string
    readonly address: AddressFacts
    readonly geo?: { readonly lat: number; readonly lng: number } | null | undefined
  }
  readonly host?: string | undefined
  readonly tickets: readonly {
    readonly name: string
    /** rupees, 0 is free */
    readonly price: number
    readonly isAvailable: boolean
    /** address of the registration page */
    readonly href: string
  }[]
}

const states = { scheduled: 'EventScheduled', cancelled: 'EventCancelled', postponed: 'EventPostponed' } as const

/** An event: when, where, and what a ticket costs. */
export const eventLd = (origin: string, facts: EventFacts): Ld =>
  ld('Event', {
    name: facts.name,
    description: facts.line,
    url: canonicalUrl(facts.href, origin),
    image: pictureOf(facts.image, origin),
    startDate: facts.startsAt,
    endDate: facts.endsAt,
    eventStatus: `https://schema.org/${states[facts.state ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: part('Place', {
      name: facts.venue.name,
      address: postalAddress(facts.venue.address),
      geo: facts.venue.geo
        ? part('GeoCoordinates', { latitude: facts.venue.geo.lat, longitude: facts.venue.geo.lng })
        : undefined,
    }),
    organizer: facts.host ? part('Organization', { name: facts.host }) : publisher(origin),
    isAccessibleForFree: facts.tickets.length > 0 && facts.tickets.every(({ price }) => price === 0) ? true : undefined,
    offers: facts.tickets.map(({ name, price, isAvailable, href }) =>
      part('Offer', {
        name,
        price: price.toFixed(2),
        priceCurrency: 'INR',
        availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
        url: canonicalUrl(href, origin),
      }),
    ),
  })
