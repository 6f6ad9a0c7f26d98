import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Page, PageQuery, Slug } from '../../schema.ts'
import { EventKind } from './event-kinds.ts'
import { EventDetails, EventTickets, UpcomingEvent } from './event-shapes.ts'

export * from './event-shapes.ts'

const tags = ['events'] as const

/** A day as written in an address: 2026-11-21, in Indian time. */
const Day = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })

export const EventWhen = Type.Union([
  Type.Literal('today'),
  Type.Literal('tomorrow'),
  Type.Literal('weekend'),
  Type.Literal('week'),
  Type.Literal('month'),
])

/** Filters for upcoming events. Days are those of Asia/Kolkata. */
export const EventFilters = {
  city: Type.Optional(CitySlug),
  when: Type.Optional(EventWhen),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  locality: Type.Optional(Slug),
  kind: Type.Optional(EventKind),
  price: Type.Optional(
    Type.Union([Type.Literal('free'), Type.Literal('paid')], {
      description: '`free`: all tickets are free; `paid`: at least one is not. Every event is one of the two',
    }),
  ),
}

export const listEvents = {
  method: 'GET',
  url: '/v1/event/:type',
  access: 'visitor',
  summary: 'Lists upcoming events, soonest first. `type` is `upcoming`, or a kind (`music`, `walk` …)',
  tags,
  schema: {
    params: Type.Object({ type: Type.Union([Type.Literal('upcoming'), EventKind]) }),
    querystring: Type.Object({
      ...EventFilters,
      dates: Type.Optional(
        Type.Union([Type.Literal('all'), Type.Literal('next')], {
          description: '`next`: a weekly event is listed once, with its first matching date. Without it, all dates are',
        }),
      ),
      ...PageQuery,
    }),
    response: { 200: Page(UpcomingEvent), 400: ErrorBody },
  },
} as const satisfies Endpoint

/** An event is identified by its slug; the number of its card is accepted too. */
export const DiscoveryId = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const byEvent = Type.Object({ discoveryId: DiscoveryId })

export const eventTickets = {
  method: 'GET',
  url: '/events/:discoveryId/tickets',
  access: 'public',
  summary: 'Lists the ticket types of an event with price and seats left',
  tags,
  schema: { params: byEvent, response: { 200: Data(EventTickets), 404: ErrorBody } },
} as const satisfies Endpoint

export const eventDetails = {
  method: 'GET',
  url: '/events/:discoveryId',
  access: 'public',
  summary: 'Returns all details of an event page',
  tags,
  schema: { params: byEvent, response: { 200: Data(EventDetails), 404: ErrorBody } },
} as const satisfies Endpoint

export const eventCalendar = {
  method: 'GET',
  url: '/events/:discoveryId/calendar.ics',
  access: 'public',
  answers: 'file',
  summary: 'Returns the event as a calendar file, in the time zone of its city',
  tags,
  schema: {
    params: byEvent,
    produces: ['text/calendar'],
    response: { 200: Type.Unknown(), 404: ErrorBody },
  },
} as const satisfies Endpoint
