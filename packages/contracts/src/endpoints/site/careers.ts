import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Slug, Timestamp } from '../../schema.ts'
import { FilledIn } from '../campaigns/forms.ts'

const tags = ['campaigns'] as const
const Lines = Type.Array(Type.String())

/** A job opening; `city` null means that it can be done from anywhere. */
export const Opening = Type.Object({
  id: Slug,
  title: Type.String(),
  team: Type.String(),
  city: Nullable(CitySlug),
  terms: Type.String({ description: 'employment terms: full time' }),
  line: Type.String(),
  about: Lines,
  does: Lines,
  needs: Lines,
  postedAt: Timestamp,
  closesAt: Nullable(Timestamp),
})
export type Opening = Static<typeof Opening>

export const listOpenings = {
  method: 'GET',
  url: '/client/careers',
  access: 'public',
  summary: 'Lists open positions in the team; applications use the form form/careers',
  tags,
  schema: { response: { 200: Data(Type.Array(Opening)) } },
} as const satisfies Endpoint

const received = {
  200: Data(Type.Object({ ok: Type.Boolean(), id: Type.String() })),
  400: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  410: ErrorBody,
  429: ErrorBody,
} as const

/** Without an opening it is a question or an unsolicited application. */
export const applyForOpening = {
  method: 'POST',
  url: '/client/careers',
  access: 'optional',
  summary: 'Submits an application with the answers to the form careers; upload a CV to form/careers/files/cv first',
  tags,
  schema: {
    body: Type.Object({ openingId: Type.Optional(Slug), ...FilledIn }),
    response: received,
  },
} as const satisfies Endpoint

/** A signed-in user can give feedback once per ticket. */
export const sendFeedback = {
  method: 'POST',
  url: '/event/feedback',
  access: 'optional',
  summary: 'Submits feedback on an event, with the answers to the form event-feedback',
  tags: ['events'],
  schema: {
    body: Type.Object({ event: Slug, ...FilledIn }),
    response: received,
  },
} as const satisfies Endpoint
