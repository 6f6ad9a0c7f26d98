import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Slug } from '../../schema.ts'
import { AccessOutcome, AccessUse, Nonce } from './access-use.ts'

const tags = ['access'] as const

const Code = Type.Object({
  code: Type.String({ description: 'six-digit code' }),
  qr: Type.Object(
    { size: Type.Integer(), path: Type.String() },
    { description: 'QR code as an SVG path, one unit per module' },
  ),
  startsIn: Type.Integer({
    description: 'milliseconds until the code becomes valid, from this response on, by the server clock',
  }),
  endsIn: Type.Integer(),
})

export const AccessCard = Type.Object({
  isMember: Type.Boolean(),
  name: Type.String(),
  number: Nullable(Type.String({ description: 'ten-digit membership number; null for non-members' })),
  tail: Nullable(
    Type.Object({
      digits: Type.String(),
      of: Type.Union([Type.Literal('phone'), Type.Literal('card')]),
    }),
    { description: 'digits to state together with a typed code' },
  ),
  codes: Type.Array(Code, { description: 'the current code and those of the next two minutes' }),
  latest: Nullable(AccessUse),
})
export type AccessCard = Static<typeof AccessCard>

export const accessCard = {
  method: 'GET',
  url: '/lbb-access/card',
  access: 'user',
  summary: "Returns the caller's card: the one-time code of the current half minute with its QR code, and the last use",
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
  summary: 'Makes the caller a member free of charge; idempotent',
  tags,
  schema: { response: { 200: Data(AccessCard) } },
} as const satisfies Endpoint

export const accessHistory = {
  method: 'GET',
  url: '/lbb-access/history',
  access: 'user',
  summary: 'Lists the offers that the caller used, newest first',
  tags,
  schema: { querystring: Type.Object({ ...PageQuery }), response: { 200: Page(AccessUse) } },
} as const satisfies Endpoint

export const redeemByPin = {
  method: 'POST',
  url: '/lbb-access/redeem/pin',
  access: 'user',
  summary: "Redeems an offer on the member's phone with the PIN printed at the place; each nonce counts once",
  tags,
  schema: {
    body: Type.Object({ offerId: Slug, pin: Type.String({ pattern: '^[0-9]{6}$' }), nonce: Nonce }),
    response: { 200: Data(AccessOutcome), 404: ErrorBody },
  },
} as const satisfies Endpoint
