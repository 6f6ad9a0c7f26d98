import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import { placesSection } from '../places/places-beside.ts'
import type { TicketColumns } from './editing/edited-tickets.repository.ts'
import * as events from './event.repository.ts'
import type { EventRow } from './event-columns.repository.ts'
import * as listing from './event-listing.repository.ts'
import type { EventNeighbours, FeedSection, PlaceOnMap, ShownBlocks } from './event-neighbours.ts'
import { rulesInWords } from './event-rules.ts'
import { showDate, showEvent, showListed, showTicketType } from './event-view.ts'
import { anyTime } from './series/kolkata-days.ts'
import { ticketTypes } from './tickets/ticket-type.repository.ts'

interface EventPageParts {
  readonly db: Db
  readonly now: () => Date
  readonly neighbours: EventNeighbours
}

const upcomingShown = 8
const otherDatesShown = 12
const placesShown = 6
/** ids that no stored ticket type has */
const draftIds = 9e15

/** The page of one event: its facts, tickets, place and text, and the lists below it. */
export function createEventPage({ db, now, neighbours }: EventPageParts) {
  async function placeOf({ placeSlug }: EventRow): Promise<PlaceOnMap | undefined> {
    return placeSlug ? (await neighbours.whereAre([placeSlug])).get(placeSlug) : undefined
  }

  /** Lists below an event: what is on next in its city, and other places of its neighbourhood. */
  async function sectionsOf(event: events.EventPageRow, blocks: Promise<ShownBlocks>): Promise<FeedSection[]> {
    const { city, placeSlug, localitySlug, locality } = event
    const besides = { city, span: anyTime, besides: event, isOncePerSeries: true }
    const [next, around, { things }] = await Promise.all([
      listing.list(db, besides, { limit: upcomingShown, offset: 0 }, now()),
      localitySlug ? neighbours.placesIn(city, localitySlug, 2 * placesShown) : [],
      blocks,
    ])
    const { places = [], maps = [] } = things
    // The event’s own place, and those that its text shows, are left out.
    const named = new Set([placeSlug, ...[...places, ...maps.flatMap((map) => map.places)].map((one) => one.slug)])
    const others = around.filter((one) => !named.has(one.slug)).slice(0, placesShown)
    return [
      ...(next.length > 0 ? [comingUp(city, next)] : []),
      ...placesSection(
        'other-places',
        `Around ${locality}`,
        localitySlug && hrefs.locality(city, localitySlug),
        others,
      ),
    ]
  }

  const comingUp = (city: string, rows: readonly listing.ListedRow[]): FeedSection => ({
    kind: 'upcoming-events',
    title: 'Coming up',
    href: hrefs.cityEvents(city),
    places: [],
    events: rows.map((one) => showListed(one, city, now())),
    posts: [],
  })

  /** Ticket types of a draft: unpublished ones have nothing sold, and get ids that no stored type has. */
  const typesOf = (event: events.EventPageRow, drafts: readonly TicketColumns[] | undefined) =>
    drafts?.map(({ id, price_paise: price, ...type }, at) => ({
      ...type,
      id: id ?? draftIds + at,
      price,
      sold: 0,
      left: type.seats,
    })) ?? ticketTypes(db, event.id, now())

  async function details(event: events.EventPageRow, drafts?: readonly TicketColumns[]): Promise<EventDetails> {
    const written = neighbours.showBlocks(event.blocks)
    const [types, { blocks, things }, place, otherDates, sections] = await Promise.all([
      typesOf(event, drafts),
      written,
      placeOf(event),
      events.datesOfSeries(db, event, otherDatesShown, now()),
      sectionsOf(event, written),
    ])
    const shown = showEvent(event, now())
    return {
      ...shown,
      registerHref: hrefs.eventRegister(event.slug),
      calendarHref: `/api/events/${event.slug}/calendar.ics`,
      where: whereOf(event, place),
      host: { name: event.host, line: event.hostLine },
      otherDates: otherDates.map((one) => showDate(one, now())),
      tickets: types.map(showTicketType),
      rules: [...rulesInWords],
      pictures: [shown.image],
      blocks,
      things,
      sections,
    }
  }

  return { details, placeOf }
}

/** Where it takes place, with a map. */
export function whereOf(event: EventRow, place: PlaceOnMap | undefined): EventDetails['where'] {
  const words = [event.venue, place?.address ?? event.locality, event.city].filter(Boolean).join(', ')
  const point = place ? `${place.lat},${place.lng}` : words
  return {
    name: event.venue,
    address: place?.address ?? event.locality,
    href: place && event.placeSlug ? hrefs.place(event.placeSlug) : null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    onFoot: place?.onFoot ?? null,
    mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(point)}`,
  }
}
