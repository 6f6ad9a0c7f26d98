import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Slug, Text, Timestamp } from '../../schema.ts'

const tags = ['campaigns'] as const

/** Everything that is needed to repeat the draw. */
export const DrawRecord = Type.Object({
  seedHash: Type.String({ description: 'SHA-256 of the seed, published before the first entry' }),
  beaconSource: Type.String({ description: 'the public value, known only after the end, that is used in the draw' }),
  entries: Type.Integer(),
  listHash: Nullable(Type.String(), {
    description: 'SHA-256 of the sorted entries, one per line; available a minute after the end, and final',
  }),
  seed: Nullable(Type.String({ description: 'seed in hexadecimal' })),
  beacon: Nullable(Type.String()),
  drawnAt: Nullable(Timestamp),
  winners: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      entry: Type.String(),
      name: Type.String({ description: 'first name of the winner' }),
      passedOver: Nullable(Type.String({ description: 'reason why the prize went to the next rank' })),
    }),
  ),
})
export type DrawRecord = Static<typeof DrawRecord>

/** The list of entries needed to repeat the draw. */
export const giveawayEntries = {
  method: 'GET',
  url: '/giveaways/:id/entries',
  access: 'public',
  summary: 'Returns the entries of a giveaway a minute after its end, sorted, one per line',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    produces: ['text/plain'],
    response: { 200: Type.String(), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const drawGiveaway = {
  method: 'POST',
  url: '/studio/giveaways/:id/draw',
  access: 'campaigner',
  summary: 'Draws the winners of an ended giveaway, once, with the public value that its rules name',
  tags: ['studio'],
  schema: {
    params: Type.Object({ id: Slug }),
    body: Type.Object({ beacon: Text(1, 200) }),
    response: { 200: Data(DrawRecord), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const redrawGiveaway = {
  method: 'POST',
  url: '/studio/giveaways/:id/redraw',
  access: 'campaigner',
  summary: 'Disqualifies a winner with a reason; the next rank wins',
  tags: ['studio'],
  schema: {
    params: Type.Object({ id: Slug }),
    body: Type.Object({
      rank: Type.Integer({ minimum: 1 }),
      reason: Text(5, 200),
      isAnswerKnown: Type.Optional(
        Type.Boolean({ description: 'needed to pass over a winner who has answered; never possible once it is sent' }),
      ),
    }),
    response: { 200: Data(DrawRecord), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
