import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { EngagementProfile } from '../people/engagement.ts'

const said = (description?: string) =>
  Type.Optional(Type.String({ maxLength: 120, ...(description ? { description } : {}) }))

/** What a visitor did, as the browser tells it. The gateway keeps no mail and no token of it in clear. */
export const StreamedEvent = Type.Object({
  /** made by the page: the same event sent again counts once */
  event_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$', description: '8 to 64 letters and digits' })),
  ts: Type.Number({ minimum: 0, maximum: 8.64e15, description: 'milliseconds since 1970, by the clock of the page' }),
  session_props: Type.Object({
    session_source: Type.String({ maxLength: 200, description: 'ref of an address of this visit, else direct' }),
    affiliation: said('aff_id of the last 30 days'),
    referralCode: said('code of the friend who sent the visitor'),
    ctId: said('id that a campaign tracks a click by'),
    utm_source: said(),
    utm_medium: said(),
    utm_campaign: said(),
    utm_term: said(),
    utm_content: said(),
    gclid: said(),
    page: Type.Optional(Type.String({ maxLength: 80, description: 'page name by the route table, else direct' })),
    city: Type.Optional(Type.String({ maxLength: 40 })),
    device: Type.Optional(Type.Union([Type.Literal('mobile'), Type.Literal('desktop')])),
  }),
  platform: Type.Literal('Web'),
  event_name: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,63}$', description: 'an event name such as PAGE_VIEWED' }),
  event_props: Type.Record(Type.String(), Type.Unknown()),
  identity: Nullable(Type.String({ maxLength: 64 }), { description: 'user id' }),
  profile: Type.Object({
    email: Nullable(Type.String({ maxLength: 254 })),
    _id: said('only with consent, as all that follows; no name of it is kept'),
    firstName: said(),
    lastName: said(),
    city: Type.Optional(EngagementProfile.properties.city),
    preferences: Type.Optional(EngagementProfile.properties.preferences),
    gender: Type.Optional(EngagementProfile.properties.gender),
    age: Type.Optional(EngagementProfile.properties.age),
    platform: Type.Literal('Web'),
  }),
  objectId: Type.Optional(Type.String({ maxLength: 64, description: 'id of this browser' })),
})
export type StreamedEvent = Static<typeof StreamedEvent>

/** The most bytes that one event may have. */
export const mostEventBytes = 16 * 1024

const Sent = Type.Object({
  data: StreamedEvent,
  partitionKey: Type.String({ minLength: 1, maxLength: 64, description: 'a timestamp as text, by the spec' }),
})

const response = {
  200: Data(Type.Object({ accepted: Type.Boolean() })),
  400: ErrorBody,
  413: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
}

/** Answered only when the event is kept: whoever hears 200 may forget it. */
export const streamEvent = {
  method: 'POST',
  url: '/events/stream',
  access: 'public',
  summary: 'Takes one event into the stream; events of one partition key keep their order, the same event counts once',
  tags: ['analytics'],
  schema: { body: Sent, response },
} as const satisfies Endpoint

/** The most events of one batch, and the most bytes: browsers carry no more beyond the end of a page. */
export const mostBatchEvents = 20
export const mostBatchBytes = 64 * 1024

/** Answered only when all of them are kept. After any other answer the whole batch may be sent again. */
export const streamEvents = {
  method: 'POST',
  url: '/events/stream/batch',
  access: 'public',
  summary: 'Takes events in the order they stand in, as if each was sent by itself; one that is refused refuses all',
  tags: ['analytics'],
  schema: {
    body: Type.Object({ events: Type.Array(Sent, { minItems: 1, maxItems: mostBatchEvents }) }),
    response,
  },
} as const satisfies Endpoint
