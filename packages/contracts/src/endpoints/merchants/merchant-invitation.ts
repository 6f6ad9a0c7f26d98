import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Slug, Text } from '../../schema.ts'
import { Session } from '../people/auth.ts'

const tags = ['merchant'] as const
const Token = Type.String({ minLength: 43, maxLength: 43, pattern: '^[A-Za-z0-9_-]+$' })

/** An invitation as its reader sees it. */
export const OpenInvitation = Type.Object({
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  email: Type.String(),
  /** Whether the address has an account whose owner has proven to have it. Its owner signs in to accept. */
  hasAccount: Type.Boolean(),
  isCaller: Type.Boolean({ description: 'whether the caller is signed in to that account' }),
  needsPassword: Type.Boolean({ description: 'whether a password is chosen when accepting' }),
  hindrance: Nullable(Type.String(), { description: 'why that account cannot accept' }),
})
export type OpenInvitation = Static<typeof OpenInvitation>

/** The mail's link is `/merchant-signin/invitation#invitation=<token>`, so that no server log contains the token. */
export const openInvitation = {
  method: 'POST',
  url: '/merchant/invitation',
  access: 'optional',
  summary: 'Returns the invitation of a mailed link while it can be accepted',
  tags,
  schema: {
    body: Type.Object({ token: Token }),
    response: { 200: Data(OpenInvitation), 400: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const acceptInvitation = {
  method: 'POST',
  url: '/merchant/invitation/accept',
  access: 'optional',
  summary:
    'Accepts an invitation, once: the account of its address becomes the merchant’s and is signed in anew. An address with an account is accepted by its owner only, who is signed in',
  tags,
  schema: {
    body: Type.Object({
      token: Token,
      firstName: Type.Optional(Text(1, 60)),
      password: Type.Optional(Type.String({ minLength: 8, maxLength: 128 })),
    }),
    response: { 200: Data(Session), 400: ErrorBody, 403: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint
