import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'
import { asPage, Code, Id } from './account.ts'

const tags = ['account'] as const

export const DataCopy = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('preparing'), Type.Literal('ready'), Type.Literal('taken'), Type.Literal('expired')]),
  askedAt: Timestamp,
  expiresAt: Timestamp,
})
export type DataCopy = Static<typeof DataCopy>

export const latestCopy = {
  method: 'GET',
  url: '/account/copy',
  access: 'user',
  summary: 'How far the latest copy of the caller’s data is; null when none was asked for',
  tags,
  schema: { response: { 200: Data(Nullable(DataCopy)), 401: ErrorBody } },
} as const satisfies Endpoint

export const askForCopy = {
  method: 'POST',
  url: '/account/copy',
  access: 'user',
  summary: 'Has a copy of all that is known of the caller made, for a fresh code',
  tags,
  schema: {
    body: Type.Object({ code: Code }),
    response: { 200: Data(DataCopy), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const takeCopy = {
  method: 'GET',
  url: '/account/copy/:id/file',
  access: 'user',
  answers: 'file',
  summary: 'The copy as a zip, once, within two days',
  tags,
  schema: {
    params: Type.Object({ id: Id }),
    produces: ['application/zip'],
    response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }), 401: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** What goes with an account, said before it is closed. */
export const Closing = Type.Object({
  refusal: Nullable(Type.String(), { description: 'why it can’t be closed here' }),
  balances: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  ends: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }), {
    description: 'what would go on otherwise, such as a subscription: it ends with the account',
  }),
  waits: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }), {
    description: 'what is under way and comes to its end first, such as a parcel: erasing waits for it',
  }),
  daysToUndo: Type.Integer(),
})
export type Closing = Static<typeof Closing>

export const closingOf = {
  method: 'GET',
  url: '/account/closing',
  access: 'user',
  summary: 'What would be lost and ended with the account',
  tags,
  schema: { response: { 200: Data(Closing), 401: ErrorBody } },
} as const satisfies Endpoint

export const closeAccount = {
  method: 'POST',
  url: '/account/closing',
  access: 'user',
  summary: 'Closes the account at once, for a fresh code; it can be taken back for seven days, then it is erased',
  tags,
  schema: {
    body: Type.Object({ code: Code }),
    response: {
      200: Data(Type.Object({ until: Timestamp })),
      400: ErrorBody,
      401: ErrorBody,
      409: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const reopenPage = {
  method: 'GET',
  url: '/account/reopen',
  access: 'public',
  summary: 'The page behind the link in the mail about a closed account',
  tags,
  schema: asPage,
} as const satisfies Endpoint

export const reopenAccount = {
  method: 'POST',
  url: '/account/reopen',
  access: 'public',
  summary: 'Takes a closed account back',
  tags,
  schema: asPage,
} as const satisfies Endpoint
