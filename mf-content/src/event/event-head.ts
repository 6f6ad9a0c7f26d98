import { cityOf } from '@nukkad/contracts'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { indianClock } from '@nukkad/contracts/indian-time'
import { type Head, hrefs } from '@nukkad/platform'
import { breadcrumbLd, eventLd } from '@nukkad/platform/structured-data'
import { whenOf } from './event-words.ts'

/** Breadcrumbs of an event, from the city down. */
export function trailOfEvent(event: Pick<EventDetails, 'city' | 'title' | 'href'>): { title: string; href: string }[] {
  const city = cityOf(event.city)
  return [
    ...(city ? [{ title: city.name, href: hrefs.city(city.slug) }] : []),
    { title: 'Events', href: hrefs.cityEvents(event.city) },
    { title: event.title, href: event.href },
  ]
}

/** Uses the offset +05:30, so that the day is the one in India. */
const inIndia = (iso: string) =>
  indianClock(Date.parse(iso))
    .toISOString()
    .replace(/\.\d+Z$/, '+05:30')

/** The head of an event's page. */
export function eventHead(event: EventDetails, origin: string): Head {
  const { where } = event
  const city = cityOf(event.city)?.name ?? 'India'
  return {
    title: `${event.title}, ${city} | Nukkad`,
    description: `${whenOf(event)}, ${event.venue}. ${event.line}. Hosted by ${event.host.name}.`,
    canonical: event.href,
    image: event.image.url,
    jsonLd: [
      eventLd(origin, {
        name: event.title,
        line: event.line,
        href: event.href,
        image: event.image.url,
        startsAt: inIndia(event.starts),
        endsAt: inIndia(event.ends),
        state: event.status === 'cancelled' ? 'cancelled' : 'scheduled',
        venue: {
          name: where.name,
          address: { street: where.address ?? where.name, city },
          geo: where.lat !== null && where.lng !== null ? { lat: where.lat, lng: where.lng } : null,
        },
        host: event.host.name,
        tickets: event.tickets.map(({ name, price, left }) => ({
          name,
          price,
          isAvailable: left > 0 && event.status === 'open',
          href: event.registerHref,
        })),
      }),
      breadcrumbLd(origin, trailOfEvent(event)),
    ],
  }
}
