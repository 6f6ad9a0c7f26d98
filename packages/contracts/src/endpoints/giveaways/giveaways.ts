import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'
import { FilledIn } from '../campaigns/forms.ts'
import { DrawRecord } from './giveaway-draw.ts'

const tags = ['campaigns'] as const

export const Giveaway = Type.Object({
  id: Slug,
  title: Type.String(),
  prize: Type.String(),
  intro: Type.String(),
  rules: Type.Array(Type.String()),
  image: Picture,
  formId: Slug,
  winners: Type.Integer(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  hasBegun: Type.Boolean({ description: 'if false, its rules and the hash of its seed are shown before it opens' }),
  isOver: Type.Boolean(),
  myEntry: Nullable(Type.String({ description: 'the caller’s identifier in the list of entries' })),
  draw: DrawRecord,
})
export type Giveaway = Static<typeof Giveaway>

export const listGiveaways = {
  method: 'GET',
  url: '/giveaways',
  access: 'optional',
  summary: 'Lists current giveaways, soonest end first, then upcoming and ended ones; with the caller’s entry',
  tags,
  schema: { response: { 200: Data(Type.Array(Giveaway)) } },
} as const satisfies Endpoint

/** Entering again returns the same entry. */
export const enterGiveaway = {
  method: 'POST',
  url: '/giveaways/:id/entry',
  access: 'user',
  summary: 'Enters a giveaway with the answers to its form; one entry per person',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    body: Type.Object({ ...FilledIn }),
    response: {
      200: Data(Type.Object({ myEntry: Type.String() })),
      400: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
      410: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint
