import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, RecordId, Slug, Timestamp } from '../../schema.ts'
import { ChosenPicture, Versioned, Words } from '../site/staff-shapes.ts'

const words = {
  id: Slug,
  title: Words(1, 120),
  line: Words(0, 200),
  slug: Nullable(Slug, { description: 'slug of the brand’s page in the shop' }),
}
/** The award of a ballot: one for each category and year. */
const Award = Type.Object({ category: Slug, year: Type.Integer({ minimum: 2020, maximum: 2100 }) })

const ballot = {
  title: Words(1, 160),
  intro: Words(0, 600),
  startsAt: Timestamp,
  endsAt: Nullable(Timestamp, { description: 'end of voting (exclusive)' }),
  hidesUntilEnd: Type.Boolean({
    description: 'hides results until the end, even from users who have voted; always the case for awards',
  }),
  isPublished: Type.Boolean(),
}
export const BallotDraft = Type.Object({
  ...ballot,
  options: Type.Array(Type.Object({ ...words, picture: Nullable(ChosenPicture) }), { maxItems: 60 }),
})
export type BallotDraft = Static<typeof BallotDraft>

/** A poll or an award as it is edited. */
export const EditedBallot = Type.Object({
  id: Slug,
  ...Versioned,
  kind: Type.Union([Type.Literal('poll'), Type.Literal('award')]),
  award: Nullable(Award),
  total: Type.Integer({ description: 'votes so far; options cannot be removed once there are votes' }),
  ...ballot,
  options: Type.Array(Type.Object({ ...words, picture: Nullable(Picture) })),
})
export type EditedBallot = Static<typeof EditedBallot>

const params = Type.Object({ id: Slug })
const tags = ['studio'] as const

export const createBallot = {
  method: 'POST',
  url: '/studio/ballots',
  access: 'campaigner',
  summary: 'Creates a poll, or an award if a category and a year are given; not visible until published',
  tags,
  schema: {
    body: Type.Object({ id: RecordId, title: ballot.title, award: Type.Optional(Award) }),
    response: { 200: Data(EditedBallot), 400: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const editedBallot = {
  method: 'GET',
  url: '/studio/ballots/:id/draft',
  access: 'campaigner',
  summary: 'Returns a poll or award for editing',
  tags,
  schema: { params, response: { 200: Data(EditedBallot), 404: ErrorBody } },
} as const satisfies Endpoint

/** What people voted on can't be changed: options with votes, and results that were shown. */
export const saveBallot = {
  method: 'PUT',
  url: '/studio/ballots/:id',
  access: 'campaigner',
  summary: 'Updates a poll or award; responds 409 if another user changed it in the meantime',
  tags,
  schema: {
    params,
    body: Type.Object({ version: Versioned.version, ...BallotDraft.properties }),
    response: { 200: Data(EditedBallot), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
