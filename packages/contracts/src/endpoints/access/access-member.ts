import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Slug, Timestamp } from '../../schema.ts'

const tags = ['access'] as const

/** Made by the browser for one confirmation; the same one again gets the same receipt. */
export const Nonce = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' })

/** An offer that was used, as both sides keep it. */
export const AccessUse = Type.Object({
  id: Type.String(),
  offer: Type.Object({ id: Slug, title: Type.String(), discountLabel: Type.String(), href: Type.String() }),
  place: Type.String(),
  member: Type.String({ description: 'first name' }),
  counter: Type.String(),
  way: Type.Union([Type.Literal('scan'), Type.Literal('typed'), Type.Literal('pin')]),
  usedAt: Timestamp,
  undoneAt: Nullable(Timestamp),
  undoUntil: Timestamp,
})
export type AccessUse = Static<typeof AccessUse>

/** What came of a confirmation; only `confirmed` gives the offer away. */
export const AccessOutcome = Type.Object({
  result: Type.Union([
    Type.Literal('confirmed'),
    Type.Literal('used_before'),
    Type.Literal('limit'),
    Type.Literal('gone'),
    Type.Literal('ended'),
    Type.Literal('wrong'),
    Type.Literal('paused'),
  ]),
  message: Type.String(),
  receipt: Nullable(AccessUse),
})
export type AccessOutcome = Static<typeof AccessOutcome>

const Code = Type.Object({
  code: Type.String({ description: 'six digits' }),
  qr: Type.Object(
    { size: Type.Integer(), path: Type.String() },
    { description: 'the path of an SVG, one unit a module' },
  ),
  startsIn: Type.Integer({ description: 'milliseconds from this answer on, by the clock of the server' }),
  endsIn: Type.Integer(),
})

export const AccessCard = Type.Object({
  isMember: Type.Boolean(),
  name: Type.String(),
  number: Nullable(Type.String({ description: 'ten digits, of a member' })),
  tail: Nullable(
    Type.Object({
      digits: Type.String(),
      of: Type.Union([Type.Literal('phone'), Type.Literal('card')]),
    }),
    { description: 'what is said beside typed digits' },
  ),
  codes: Type.Array(Code, { description: 'the present one and those of the next two minutes' }),
  latest: Nullable(AccessUse),
})
export type AccessCard = Static<typeof AccessCard>

export const accessCard = {
  method: 'GET',
  url: '/lbb-access/card',
  access: 'user',
  summary: "The caller's card: the one-time code of this half minute with its QR code, and the last use",
  tags,
  schema: {
    querystring: Type.Object({ offer: Type.Optional(Slug) }),
    response: { 200: Data(AccessCard) },
  },
} as const satisfies Endpoint

export const joinAccess = {
  method: 'POST',
  url: '/lbb-access/join',
  access: 'user',
  summary: 'Makes the caller a member, free; a second time changes nothing',
  tags,
  schema: { response: { 200: Data(AccessCard) } },
} as const satisfies Endpoint

export const accessHistory = {
  method: 'GET',
  url: '/lbb-access/history',
  access: 'user',
  summary: 'Offers that the caller used, the newest first',
  tags,
  schema: { querystring: Type.Object({ ...PageQuery }), response: { 200: Page(AccessUse) } },
} as const satisfies Endpoint

export const redeemByPin = {
  method: 'POST',
  url: '/lbb-access/redeem/pin',
  access: 'user',
  summary: "Uses an offer on the member's phone by the PIN that is printed at the place; the same nonce once",
  tags,
  schema: {
    body: Type.Object({ offerId: Slug, pin: Type.String({ pattern: '^[0-9]{6}$' }), nonce: Nonce }),
    response: { 200: Data(AccessOutcome), 404: ErrorBody },
  },
} as const satisfies Endpoint
