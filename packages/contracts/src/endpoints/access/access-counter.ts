import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Slug, Text } from '../../schema.ts'
import { Session } from '../people/auth.ts'
import { AccessOffer } from './access-offer.ts'
import { AccessOutcome, AccessUse, Nonce } from './access-use.ts'

const tags = ['access'] as const
const refusals = { 401: ErrorBody, 403: ErrorBody } as const

export const counterSignIn = {
  method: 'POST',
  url: '/lbb-access/counter/signin',
  access: 'public',
  summary:
    "Signs in counter staff, who confirm offers at a place; `user.role` is then 'place', or 'merchant' at a studio",
  tags,
  schema: {
    body: Type.Object({ username: Email, password: Type.String({ minLength: 1, maxLength: 128 }) }),
    response: { 200: Data(Session), 401: ErrorBody, 403: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** The mail's link is `/lbb-access/counter#reset-password=<token>`, which the site's password dialog reads. */
export const counterForgot = {
  method: 'POST',
  url: '/lbb-access/counter/forgot',
  access: 'public',
  summary:
    'Sends counter staff a password reset link by email; the response does not reveal whether the address exists',
  tags,
  schema: { body: Type.Object({ email: Email }), response: { 200: Data(Type.Object({ ok: Type.Boolean() })) } },
} as const satisfies Endpoint

export const Counter = Type.Object({
  outlet: Type.Object({ title: Type.String(), city: Type.String(), locality: Type.String(), href: Type.String() }),
  counter: Type.String(),
  offers: Type.Array(AccessOffer),
  today: Type.Array(AccessUse, { description: 'uses on the current day in India, newest first, at most 200' }),
  pin: Type.String({ description: 'PIN to print, for use when scanning is not possible' }),
})
export type Counter = Static<typeof Counter>

export const counterToday = {
  method: 'GET',
  url: '/lbb-access/counter',
  access: 'place',
  summary: "Returns the counter of the caller's place: its offers and today's uses",
  tags,
  schema: { response: { 200: Data(Counter), ...refusals } },
} as const satisfies Endpoint

/** What a scanned or typed code shows before the offer is given. */
export const Preview = Type.Object({
  result: Type.Union([
    Type.Literal('ok'),
    Type.Literal('wrong'),
    Type.Literal('several'),
    Type.Literal('used_before'),
    Type.Literal('paused'),
  ]),
  message: Type.String(),
  scan: Nullable(Type.String({ description: 'id of this scan, required for the confirmation; valid for one day' })),
  member: Nullable(Type.String({ description: 'first name of the member' })),
  chosen: Nullable(Slug),
  offers: Type.Array(
    Type.Object({
      id: Slug,
      title: Type.String(),
      discountLabel: Type.String(),
      terms: Type.Array(Type.String()),
      isFree: Type.Boolean({ description: 'whether this member may use the offer now' }),
      reason: Nullable(Type.String()),
    }),
  ),
})
export type Preview = Static<typeof Preview>

export const scanCode = {
  method: 'POST',
  url: '/lbb-access/counter/scan',
  access: 'place',
  summary: 'Checks a scanned code, or six typed digits with their four-digit suffix; does not redeem anything',
  tags,
  schema: {
    body: Type.Object({ code: Text(6, 80), tail: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })) }),
    response: { 200: Data(Preview), ...refusals },
  },
} as const satisfies Endpoint

export const redeemOffer = {
  method: 'POST',
  url: '/lbb-access/redeem',
  access: 'place',
  summary: 'Confirms the use of an offer at the place; repeated requests with the same nonce return the same receipt',
  tags,
  schema: {
    body: Type.Object({ scan: Type.String({ minLength: 20, maxLength: 300 }), offerId: Slug, nonce: Nonce }),
    response: { 200: Data(AccessOutcome), ...refusals, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const receiptOf = {
  method: 'GET',
  url: '/lbb-access/counter/receipts/:nonce',
  access: 'place',
  summary: 'Returns the receipt of a confirmation whose response was lost; 404 if it was not recorded',
  tags,
  schema: { params: Type.Object({ nonce: Nonce }), response: { 200: Data(AccessUse), ...refusals, 404: ErrorBody } },
} as const satisfies Endpoint

export const undoUse = {
  method: 'POST',
  url: '/lbb-access/counter/uses/:useId/undo',
  access: 'place',
  summary: 'Reverses a confirmation within ten minutes',
  tags,
  schema: {
    params: Type.Object({ useId: Type.String({ format: 'uuid' }) }),
    response: { 200: Data(AccessUse), ...refusals, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const changePin = {
  method: 'POST',
  url: '/lbb-access/counter/pin',
  access: 'place',
  summary: 'Generates a new printed PIN; the previous one becomes invalid',
  tags,
  schema: { response: { 200: Data(Type.Object({ pin: Type.String() })), ...refusals } },
} as const satisfies Endpoint

export const usesCsv = {
  method: 'GET',
  url: '/lbb-access/counter/uses.csv',
  access: 'place',
  answers: 'file',
  summary: 'Returns the uses at the place on one day in India as CSV; defaults to today',
  tags,
  schema: {
    querystring: Type.Object({ day: Type.Optional(Type.String({ format: 'date' })) }),
    produces: ['text/csv'],
    response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }), ...refusals },
  },
} as const satisfies Endpoint
