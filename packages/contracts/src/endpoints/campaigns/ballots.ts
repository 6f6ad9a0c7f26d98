import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CountsByDay, Data, ErrorBody, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'

const tags = ['campaigns'] as const
const votes = Nullable(Type.Integer(), { description: 'null while results are hidden' })

/** Confirms that a vote was counted, with its number; its hash is part of the chain of all votes. */
export const VoteReceipt = Type.Object({ number: Type.Integer(), hash: Type.String() })
export type VoteReceipt = Static<typeof VoteReceipt>

export const Poll = Type.Object({
  id: Slug,
  title: Type.String(),
  intro: Type.String(),
  options: Type.Array(
    Type.Object({ id: Slug, title: Type.String(), line: Type.String(), image: Nullable(Picture), votes }),
  ),
  total: Type.Integer(),
  endsAt: Nullable(Timestamp),
  isOver: Type.Boolean(),
  hidesUntilEnd: Type.Boolean({
    description: 'whether results are hidden until the end, even from users who have voted',
  }),
  myVote: Nullable(Slug),
  receipt: Nullable(VoteReceipt),
})
export type Poll = Static<typeof Poll>

const notVoted = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 410: ErrorBody, 429: ErrorBody }

export const getPoll = {
  method: 'GET',
  url: '/poll/:id',
  access: 'optional',
  summary: 'Returns a poll with the caller’s vote; includes results once the caller has voted or the poll has ended',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(Poll), 404: ErrorBody } },
} as const satisfies Endpoint

/** One vote per person: a second vote is refused (409) with the first in `fields.optionId`. */
export const votePoll = {
  method: 'POST',
  url: '/poll/:id/vote',
  access: 'user',
  summary: 'Casts the caller’s vote; one per person',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    body: Type.Object({ optionId: Slug }),
    response: { 200: Data(Poll), ...notVoted },
  },
} as const satisfies Endpoint

export const AwardCategory = Type.Object({
  category: Slug,
  title: Type.String(),
  line: Type.String(),
  year: Type.Integer(),
  endsAt: Nullable(Timestamp),
  isOver: Type.Boolean(),
  brands: Type.Array(
    Type.Object({ id: Slug, slug: Slug, name: Type.String(), line: Type.String(), image: Nullable(Picture), votes }),
  ),
  myVote: Nullable(Slug),
})
export type AwardCategory = Static<typeof AwardCategory>

export const awardBrands = {
  method: 'GET',
  url: '/eb/brands',
  access: 'optional',
  summary: 'Lists this year’s award categories with their nominees and the caller’s votes; with counts after the end',
  tags,
  schema: { response: { 200: Data(Type.Array(AwardCategory)) } },
} as const satisfies Endpoint

/** One vote per person, category and year: a second vote is refused (409) with the first in `fields.brandId`. */
export const awardVote = {
  method: 'POST',
  url: '/eb/vote',
  access: 'user',
  summary: 'Votes for a brand in a category; one vote per person and category',
  tags,
  schema: {
    body: Type.Object({ category: Slug, brandId: Slug }),
    response: {
      200: Data(Type.Object({ category: Slug, myVote: Slug, receipt: VoteReceipt })),
      ...notVoted,
    },
  },
} as const satisfies Endpoint

const Count = Type.Integer()
/** What staff see: all votes, and those without any sign of fraud. Hidden results are hidden from them, too. */
export const BallotReport = Type.Object({
  id: Slug,
  kind: Type.Union([Type.Literal('poll'), Type.Literal('award')]),
  title: Type.String(),
  endsAt: Nullable(Timestamp),
  isOver: Type.Boolean(),
  total: Count,
  marked: Type.Object({
    burst: Type.Integer({ description: 'votes in bursts of twenty or more from one IP address within a minute' }),
    fresh: Type.Integer({ description: 'votes by accounts at most one day old' }),
  }),
  options: Type.Array(Type.Object({ id: Slug, title: Type.String(), votes, unmarked: votes })),
  days: CountsByDay,
  chain: Type.Object({
    isWhole: Type.Boolean(),
    hash: Type.String({ description: 'hash of the last vote; publishing it commits to all previous votes' }),
    brokenAt: Nullable(Type.Integer({ description: 'number of the first vote that breaks the chain' })),
  }),
})
export type BallotReport = Static<typeof BallotReport>

export const listBallots = {
  method: 'GET',
  url: '/studio/ballots',
  access: 'campaigner',
  summary: 'Lists polls and awards with their number of votes',
  tags: ['studio'],
  schema: {
    response: {
      200: Data(
        Type.Array(
          Type.Object({
            id: Slug,
            kind: Type.Union([Type.Literal('poll'), Type.Literal('award')]),
            title: Type.String(),
            total: Count,
            startsAt: Timestamp,
            endsAt: Nullable(Timestamp),
            isOver: Type.Boolean(),
            isPublished: Type.Boolean(),
          }),
        ),
      ),
    },
  },
} as const satisfies Endpoint

export const ballotReport = {
  method: 'GET',
  url: '/studio/ballots/:id',
  access: 'campaigner',
  summary: 'Returns a recount of a poll or award: results, suspicious votes, and whether the chain of votes is intact',
  tags: ['studio'],
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(BallotReport), 404: ErrorBody } },
} as const satisfies Endpoint

/** Votes by day and choice, for a spreadsheet. */
export const exportVotes = {
  method: 'GET',
  url: '/studio/ballots/:id/export',
  access: 'campaigner',
  answers: 'file',
  summary:
    'Returns the votes of a poll or award as CSV: one row per day in India, one column per option; a single column of totals while results are hidden',
  tags: ['studio'],
  schema: {
    params: Type.Object({ id: Slug }),
    produces: ['text/csv'],
    response: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }), 404: ErrorBody },
  },
} as const satisfies Endpoint
