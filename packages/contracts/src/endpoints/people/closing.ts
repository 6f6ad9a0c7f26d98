import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'
import { asPage, Code } from './account.ts'

const tags = ['account'] as const

/** What is lost with an account, shown before it is closed. */
export const Closing = Type.Object({
  refusal: Nullable(Type.String(), { description: 'reason why the account cannot be closed here' }),
  balances: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  ends: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }), {
    description: 'services that end with the account, such as a subscription',
  }),
  waits: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }), {
    description: 'open matters that have to finish before the data is erased, such as a parcel',
  }),
  daysToUndo: Type.Integer(),
})
export type Closing = Static<typeof Closing>

export const closingOf = {
  method: 'GET',
  url: '/account/closing',
  access: 'user',
  summary: 'Returns what would be lost and ended with the account',
  tags,
  schema: { response: { 200: Data(Closing), 401: ErrorBody } },
} as const satisfies Endpoint

export const closeAccount = {
  method: 'POST',
  url: '/account/closing',
  access: 'user',
  summary: 'Closes the account at once, given a fresh code; it can be reopened for seven days and is then erased',
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
  summary: 'Returns the page behind the link in the email about a closed account',
  tags,
  schema: asPage,
} as const satisfies Endpoint

export const reopenAccount = {
  method: 'POST',
  url: '/account/reopen',
  access: 'public',
  summary: 'Reopens a closed account',
  tags,
  schema: asPage,
} as const satisfies Endpoint
