import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Slug } from '../../schema.ts'
import { AccessOutcome, AccessUse, Nonce } from './access-use.ts'

const tags = ['access'] as const

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
