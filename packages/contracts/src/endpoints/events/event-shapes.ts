import Type, { type Static } from 'typebox'
import { Block, ReferencedContent } from '../../content/block.ts'
import { FeedSection } from '../../content/content-block.ts'
import { CitySlug, Nullable, Picture, Rupees, Slug, Timestamp } from '../../schema.ts'
import { Walk } from '../city/walk.ts'
import { EventCard } from '../content/cards.ts'
import { EventKind } from './event-kinds.ts'

/**
 * Whether registration is possible: `open`, `sold_out` (there is a waiting list then), `closed` (it has begun),
 * `ended`, `cancelled` by its host.
 */
export const EventStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('sold_out'),
  Type.Literal('closed'),
  Type.Literal('ended'),
  Type.Literal('cancelled'),
])
export type EventStatus = Static<typeof EventStatus>

/** An event in a list of events. */
export const ListedEvent = Type.Object({
  ...EventCard.properties,
  city: CitySlug,
  kind: EventKind,
  locality: Nullable(Type.Object({ slug: Slug, name: Type.String() })),
  price: Type.Object(
    { from: Rupees, to: Rupees },
    { description: 'lowest and highest price in rupees; both 0 if free' },
  ),
  seatsLeft: Type.Integer(),
  status: EventStatus,
})
export type ListedEvent = Static<typeof ListedEvent>

/** An event in the list of a city, which can also be shown on a map. */
export const UpcomingEvent = Type.Object({
  ...ListedEvent.properties,
  moreDates: Type.Integer({
    description: 'with `dates=next`: how many later dates of its series match the filters too; else 0',
  }),
  spot: Nullable(Type.Object({ lat: Type.Number(), lng: Type.Number(), onFoot: Nullable(Walk) }), {
    description: 'position of its place; null if the event is at no listed place',
  }),
})
export type UpcomingEvent = Static<typeof UpcomingEvent>

export const TicketTypeId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
export const TicketType = Type.Object({
  id: TicketTypeId,
  name: Type.String(),
  line: Type.String({ description: 'what the ticket includes; may be empty' }),
  price: Rupees,
  seats: Type.Integer(),
  left: Type.Integer({ description: 'number of seats neither sold nor on hold' }),
  most: Type.Integer({ description: 'maximum number per booking' }),
})
export type TicketType = Static<typeof TicketType>

/** Where an event takes place. */
export const EventVenue = Type.Object({
  name: Type.String(),
  address: Nullable(Type.String()),
  href: Nullable(Type.String({ description: 'page of the place on this site' })),
  lat: Nullable(Type.Number()),
  lng: Nullable(Type.Number()),
  mapUrl: Type.String({ description: 'link to a map of the venue' }),
  onFoot: Nullable(Walk, { description: 'walk from the nearest stop; null if none is within reach' }),
})

/** A date of a series of events. */
export const EventDate = Type.Object({ href: Type.String(), starts: Timestamp, status: EventStatus })
export type EventDate = Static<typeof EventDate>

/** Everything that the page of an event shows. */
export const EventDetails = Type.Object({
  ...ListedEvent.properties,
  registerHref: Type.String(),
  calendarHref: Type.String({ description: 'address of an .ics file' }),
  where: EventVenue,
  host: Type.Object({ name: Type.String(), line: Type.String() }),
  otherDates: Type.Array(EventDate, { description: 'the next dates of its series, soonest first; empty outside one' }),
  tickets: Type.Array(TicketType),
  rules: Type.Array(Type.String(), { description: 'cancellation and change rules, as sentences' }),
  pictures: Type.Array(Picture),
  blocks: Type.Array(Block),
  things: ReferencedContent,
  sections: Type.Array(FeedSection),
})
export type EventDetails = Static<typeof EventDetails>

export const EventTickets = Type.Object({
  event: ListedEvent,
  tickets: Type.Array(TicketType),
  status: EventStatus,
  rules: Type.Array(Type.String()),
  asOf: Timestamp,
})
export type EventTickets = Static<typeof EventTickets>
