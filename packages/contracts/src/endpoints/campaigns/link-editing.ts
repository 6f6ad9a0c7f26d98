import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Slug, Timestamp } from '../../schema.ts'
import { Words } from '../site/staff-shapes.ts'

const tags = ['studio'] as const
const count = Type.Integer({ minimum: 1, maximum: 1000 })
const kind = Type.Union([Type.Literal('private'), Type.Literal('token')])
const id = Type.String({ format: 'uuid' })

/** What a token gives to the person who redeems it. */
export const TokenGift = Type.Union([
  Type.Object({
    kind: Type.Literal('coupon'),
    text: Words(1, 120),
    code: Type.String({ pattern: '^[A-Z0-9-]{3,30}$' }),
  }),
  Type.Object({
    kind: Type.Literal('perks'),
    text: Words(1, 120),
    paise: Type.Integer({ minimum: 100, maximum: 1_000_00, description: 'amount per token' }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
  }),
  Type.Object({
    kind: Type.Literal('page'),
    text: Words(1, 120),
    href: Type.String({ maxLength: 200, pattern: '^/' }),
  }),
])
export type TokenGift = Static<typeof TokenGift>

/** Links to a private page, or tokens that one person each may redeem. */
export const NewLinks = Type.Union([
  Type.Object({ kind: Type.Literal('private'), title: Words(1, 120), count, campaign: Slug }),
  Type.Object({
    kind: Type.Literal('token'),
    title: Words(1, 120),
    count,
    line: Words(0, 200),
    gift: TokenGift,
    startsAt: Timestamp,
    endsAt: Timestamp,
  }),
])
export type NewLinks = Static<typeof NewLinks>

const Batch = Type.Object({
  id,
  kind,
  title: Type.String(),
  madeBy: Nullable(Type.String()),
  madeAt: Timestamp,
  count: Type.Integer(),
  revoked: Type.Integer(),
  used: Type.Integer({ description: 'number of links opened or tokens redeemed' }),
})
export type LinkBatch = Static<typeof Batch>

export const linkBatches = {
  method: 'GET',
  url: '/studio/links',
  access: 'campaigner',
  summary: 'Lists batches of private links and tokens, and the pages that links may point to',
  tags,
  schema: {
    response: {
      200: Type.Object({
        data: Type.Array(Batch),
        pages: Type.Array(Type.Object({ slug: Slug, title: Type.String() })),
      }),
    },
  },
} as const satisfies Endpoint

/** Repeating a call with the same `Idempotency-Key` makes no more links and returns the same codes. */
export const makeLinks = {
  method: 'POST',
  url: '/studio/links',
  access: 'campaigner',
  summary: 'Creates links or tokens; their codes are returned only once, because only a keyed hash is stored',
  tags,
  schema: {
    body: NewLinks,
    response: {
      200: Data(Type.Object({ batch: id, paths: Type.Array(Type.String()) })),
      400: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** A link by its number in the batch: when it was opened and by how many visitors, never by whom. */
export const BatchedLink = Type.Object({
  nth: Type.Integer(),
  isRevoked: Type.Boolean(),
  firstAt: Nullable(Timestamp),
  visitors: Type.Integer({ description: 'number of visitors, each counted once a day; for a token 1 once redeemed' }),
})
export const linksOfBatch = {
  method: 'GET',
  url: '/studio/links/:id',
  access: 'campaigner',
  summary: 'Lists the links or tokens of a batch, with the time they were first opened or redeemed',
  tags,
  schema: {
    params: Type.Object({ id }),
    querystring: Type.Object(PageQuery),
    response: { 200: Page(BatchedLink), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const revokeLinks = {
  method: 'POST',
  url: '/studio/links/:id/revoke',
  access: 'campaigner',
  summary: 'Revokes a batch, or a single link or token if a number is given; redeemed tokens stay redeemed',
  tags,
  schema: {
    params: Type.Object({ id }),
    body: Type.Object({ nth: Type.Optional(Type.Integer({ minimum: 1 })) }),
    response: { 200: Data(Type.Object({ revoked: Type.Integer() })), 404: ErrorBody },
  },
} as const satisfies Endpoint
