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
  terms: Type.String({ description: 'such as: full time' }),
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
  summary: 'Places in the team that are open; the form to apply with is form/careers',
  tags,
  schema: { response: { 200: Data(Type.Array(Opening)) } },
} as const satisfies Endpoint

/** Without an opening it is a question or an unsolicited application. */
export const applyForOpening = {
  method: 'POST',
  url: '/client/careers',
  access: 'optional',
  summary: 'Applies by the answers to the form careers; a CV goes ahead by form/careers/files/cv',
  tags,
  schema: {
    body: Type.Object({ openingId: Type.Optional(Slug), ...FilledIn }),
    response: {
      200: Data(Type.Object({ ok: Type.Boolean(), id: Type.String() })),
      ...{ 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 410: ErrorBody, 429: ErrorBody },
    },
  },
} as const satisfies Endpoint

/** A signed-in user can give feedback once per ticket. */
export const sendFeedback = {
  method: 'POST',
  url: '/event/feedback',
  access: 'optional',
  summary: 'What somebody thinks of an event, by the answers to the form event-feedback',
  tags: ['events'],
  schema: {
    body: Type.Object({ event: Slug, ...FilledIn }),
    response: {
      200: Data(Type.Object({ ok: Type.Boolean(), id: Type.String() })),
      ...{ 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 410: ErrorBody, 429: ErrorBody },
    },
  },
} as const satisfies Endpoint
