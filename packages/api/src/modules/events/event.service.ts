import type { AnswerOf, ParamsOf, QueryOf } from '@nukkad/contracts'
import type { EventDetails, EventTickets, ListedEvent, listEvents } from '@nukkad/contracts/endpoints/events/events'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable } from '../../db.ts'
import { Moved, NotFound } from '../../errors.ts'
import { calendarFile } from './calendar-file.ts'
import { draftTickets } from './editing/edited-tickets.repository.ts'
import * as events from './event.repository.ts'
import type { EventRow } from './event-columns.repository.ts'
import * as index from './event-index.repository.ts'
import * as listing from './event-listing.repository.ts'
import type { EventNeighbours } from './event-neighbours.ts'
import { createEventPage, whereOf } from './event-page.ts'
import { rulesInWords } from './event-rules.ts'
import { showEvent, showListed, showTicketType, showUpcoming } from './event-view.ts'
import { anyTime, both, momentInWords, spanBetween, spanOf } from './series/kolkata-days.ts'
import { ticketTypes } from './tickets/ticket-type.repository.ts'

export interface EventParts {
  readonly db: Db
  readonly now: () => Date
  readonly publicUrl: string
  readonly neighbours: EventNeighbours
}
export type EventService = ReturnType<typeof createEventService>

const noEvent = 'This event does not exist or is no longer listed.'

/** Events as visitors see them: lists, one event's page, its ticket types and its calendar file. */
// limit: reads of events, each a row or a page of them with its place and its cards
export function createEventService({ db, now, publicUrl, neighbours }: EventParts) {
  const { details, placeOf } = createEventPage({ db, now, neighbours })

  async function row(q: Queryable, idOrSlug: string): Promise<events.EventPageRow> {
    const found = await events.find(q, idOrSlug, now())
    if (found) return found
    const moved = await events.movedTo(q, idOrSlug, now())
    throw moved ? new Moved(moved) : new NotFound(noEvent)
  }

  return {
    details: async (idOrSlug: string) => details(await row(db, idOrSlug)),
    row,

    /** The event at a discovery's address; undefined when this slug is not an event of this city. */
    async detailsOf(slug: string, city?: string): Promise<EventDetails | undefined> {
      const event = await events.find(db, slug, now())
      return event && (!city || event.city === city) ? details(event) : undefined
    },

    /** The page of an event with its last saved draft: for editors. */
    async previewOf(slug: string, city?: string): Promise<EventDetails | undefined> {
      const event = await events.findDraft(db, slug, now())
      if (!event || (city && event.city !== city)) return undefined
      return details(event, await draftTickets(db, event.id))
    },

    /** The current path of an event that once had this slug. */
    movedTo: (slug: string) => events.movedTo(db, slug, now()),

    async list(
      { type }: ParamsOf<typeof listEvents>,
      query: QueryOf<typeof listEvents>,
    ): Promise<AnswerOf<typeof listEvents>> {
      const { city, when, from, to, dates, page = 1, pagesize = 20, ...facts } = query
      const filter = {
        ...facts,
        city: city === 'all' ? undefined : city,
        kind: type === 'upcoming' ? facts.kind : type,
        isOncePerSeries: dates === 'next',
        span: both(when ? spanOf(when, now()) : anyTime, spanBetween(from, to)),
      }
      const at = now()
      const [rows, total] = await Promise.all([
        listing.list(db, filter, { limit: pagesize, offset: (page - 1) * pagesize }, at),
        listing.count(db, filter, at),
      ])
      const places = await neighbours.whereAre([...new Set(rows.flatMap(({ placeSlug }) => placeSlug ?? []))])
      const data = rows.map((one) => showUpcoming(one, filter.city, places.get(one.placeSlug ?? ''), at))
      return { data, total, page, pagesize, hasNext: page * pagesize < total }
    },

    async tickets(idOrSlug: string): Promise<EventTickets> {
      const event = await row(db, idOrSlug)
      const types = await ticketTypes(db, event.id, now())
      const shown = showEvent(event, now())
      return {
        event: shown,
        tickets: types.map(showTicketType),
        status: shown.status,
        rules: [...rulesInWords],
        asOf: now().toISOString(),
      }
    },

    async calendar(idOrSlug: string): Promise<{ name: string; file: string }> {
      const event = await row(db, idOrSlug)
      const { slug, title, venue, locality, startsAt, endsAt, city } = event
      const place = await placeOf(event)
      const url = publicUrl + hrefs.event(city, slug)
      const where = [venue, place?.address ?? locality].filter(Boolean).join(', ')
      const description = `${momentInWords(startsAt)}. Hosted by ${event.host}. ${url}`
      const isCancelled = event.status === 'cancelled'
      const file = calendarFile({ slug, title, description, where, url, startsAt, endsAt, isCancelled }, now())
      return { name: `${slug}.ics`, file }
    },

    /** Cards in the order of the slugs; events that no longer exist are left out. */
    async cardsOf(q: Queryable, slugs: readonly string[]): Promise<ListedEvent[]> {
      if (slugs.length === 0) return []
      const known = new Map((await events.bySlugs(q, slugs, now())).map((one) => [one.slug, showEvent(one, now())]))
      return slugs.flatMap((slug) => known.get(slug) ?? [])
    },

    /** The next events, of one city or of the whole country, a weekly one once. */
    async upcoming(
      q: Queryable,
      { city, locality, limit }: { city?: string | undefined; locality?: string | undefined; limit: number },
    ): Promise<ListedEvent[]> {
      const rows = await listing.list(
        q,
        { city, locality, span: anyTime, isOncePerSeries: true },
        { limit, offset: 0 },
        now(),
      )
      return rows.map((one) => showListed(one, city, now()))
    },

    /** Where it takes place, with a map. */
    whereIs: async (event: EventRow): Promise<EventDetails['where']> => whereOf(event, await placeOf(event)),

    /** The number of upcoming events in a city, or in all of them, a weekly one counted once. */
    countToCome: (q: Queryable, city: string | undefined) =>
      listing.count(q, { city, span: anyTime, isOncePerSeries: true }, now()),

    /** For the search index: upcoming events, ordered by id. */
    forIndex: (q: Queryable, after: number, limit: number) => index.forIndex(q, after, limit, now()),
  }
}
