import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, RecordId, Slug, Timestamp } from '../../schema.ts'
import { ChosenPicture, Versioned, Words } from '../site/staff-shapes.ts'
import { DrawRecord } from './giveaway-draw.ts'

const giveaway = {
  title: Words(1, 120),
  prize: Words(0, 200),
  intro: Words(0, 600),
  rules: Type.Array(Words(1, 300), { minItems: 1, maxItems: 20 }),
  beaconSource: Words(10, 300),
  winners: Type.Integer({ minimum: 1, maximum: 100 }),
  startsAt: Timestamp,
  endsAt: Timestamp,
  isPublished: Type.Boolean(),
}
export const GiveawayDraft = Type.Object({ ...giveaway, picture: ChosenPicture })
export type GiveawayDraft = Static<typeof GiveawayDraft>

/** A giveaway as it is edited. Its seed is not revealed before the draw, not even to staff. */
export const EditedGiveaway = Type.Object({
  id: Slug,
  ...Versioned,
  ...giveaway,
  picture: Picture,
  hasBegun: Type.Boolean({
    description: 'whether it is published and has opened; its rules can then no longer change',
  }),
  isOver: Type.Boolean(),
  draw: DrawRecord,
  drawnBy: Nullable(Type.String({ description: 'first name of the team member who drew the winners' })),
  isDrawnAgain: Nullable(Type.Boolean(), {
    description: 'whether repeating the draw from the published data gives the same winners; null before the draw',
  }),
})
export type EditedGiveaway = Static<typeof EditedGiveaway>

const params = Type.Object({ id: Slug })
const tags = ['studio'] as const

export const staffGiveaways = {
  method: 'GET',
  url: '/studio/giveaways',
  access: 'campaigner',
  summary: 'Lists all giveaways, latest end first',
  tags,
  schema: {
    response: {
      200: Data(
        Type.Array(
          Type.Object({
            id: Slug,
            title: Type.String(),
            startsAt: Timestamp,
            endsAt: Timestamp,
            isPublished: Type.Boolean(),
            entries: Type.Integer(),
            drawnAt: Nullable(Timestamp),
          }),
        ),
      ),
    },
  },
} as const satisfies Endpoint

export const createGiveaway = {
  method: 'POST',
  url: '/studio/giveaways',
  access: 'campaigner',
  summary: 'Creates a giveaway with its own seed; not visible until published',
  tags,
  schema: {
    body: Type.Object({ id: RecordId, title: giveaway.title }),
    response: { 200: Data(EditedGiveaway), 400: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const editedGiveaway = {
  method: 'GET',
  url: '/studio/giveaways/:id',
  access: 'campaigner',
  summary: 'Returns a giveaway for editing, with its draw',
  tags,
  schema: { params, response: { 200: Data(EditedGiveaway), 404: ErrorBody } },
} as const satisfies Endpoint

/** What is published before it opens can't be changed: prize, rules, winners, times, and who takes part in the draw. */
export const saveGiveaway = {
  method: 'PUT',
  url: '/studio/giveaways/:id',
  access: 'campaigner',
  summary: 'Updates a giveaway; responds 409 if another user changed it in the meantime',
  tags,
  schema: {
    params,
    body: Type.Object({ version: Versioned.version, ...GiveawayDraft.properties }),
    response: { 200: Data(EditedGiveaway), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
