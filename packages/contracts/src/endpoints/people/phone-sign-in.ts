import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { guestCartId, OtpSent, Session } from './auth.ts'

const tags = ['auth'] as const

/** A phone number as people type it: with leading 0 or +91, with spaces. */
const TypedPhone = Type.String({ minLength: 6, maxLength: 24, pattern: '^[0-9+(). -]+$' })

export const phoneSignInCode = {
  method: 'POST',
  url: '/v2/auth/phone/code',
  access: 'public',
  summary: 'Sends a six-digit one-time code by text message; the response is the same for unknown numbers',
  tags,
  schema: { body: Type.Object({ phone: TypedPhone }), response: { 200: OtpSent, 400: ErrorBody, 429: ErrorBody } },
} as const satisfies Endpoint

/** A number may have changed hands: after ninety idle days the code alone does not sign in to the old account. */
export const phoneSignInVerify = {
  method: 'POST',
  url: '/v2/auth/phone/verify',
  access: 'public',
  summary: 'Signs in with the code from the text message; creates the account if needed',
  tags,
  schema: {
    body: Type.Object({ phone: TypedPhone, otp: Type.String({ pattern: '^[0-9]{6}$' }), cartId: guestCartId }),
    response: {
      200: Data(
        Type.Object({
          session: Nullable(Session, { description: 'null if this number has not been used for ninety days' }),
          fresh: Nullable(Type.String(), {
            description: 'token to create a new account with this number; valid for ten minutes',
          }),
        }),
      ),
      400: ErrorBody,
      401: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const phoneStartFresh = {
  method: 'POST',
  url: '/v2/auth/phone/fresh',
  access: 'public',
  summary: 'Creates a new account for a verified number; the data of the old account stays with it',
  tags,
  schema: {
    body: Type.Object({
      token: Type.String({ minLength: 20, maxLength: 300, pattern: '^[A-Za-z0-9+._-]+$' }),
      cartId: guestCartId,
    }),
    response: { 200: Data(Session), 401: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint
