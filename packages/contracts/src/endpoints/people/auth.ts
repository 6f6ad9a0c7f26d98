import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { roles } from '../../people/roles.ts'
import { Data, Email, ErrorBody, Nullable, Phone, Text, Timestamp } from '../../schema.ts'
import { EngagementProfile } from './engagement.ts'

const tags = ['auth'] as const

export const User = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  displayName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  role: Type.Enum(roles),
  created: Timestamp,
  cartId: Type.Union([Type.String(), Type.Null()], { description: 'active cart, if any' }),
  engagement: Type.Optional(Nullable(EngagementProfile, { description: 'null without consent' })),
  hasOrdered: Type.Optional(
    Type.Boolean({
      description: 'whether the user has bought something before, so that first-order offers no longer apply',
    }),
  ),
})
export type User = Static<typeof User>

/**
 * The refresh token travels only as an HttpOnly cookie; `expiresAt` is the expiry of the access token, in milliseconds
 * since 1970.
 */
export const Session = Type.Object({
  user: User,
  jwt_token: Type.Object({ access_token: Type.String(), expiresAt: Type.Integer() }),
  cartId: Type.Union([Type.String(), Type.Null()]),
  created: Type.Boolean({ description: 'whether the account was created by this call' }),
  reopened: Type.Optional(Type.Boolean({ description: 'whether a closed account was reopened by this call' })),
  coupon_error: Type.Optional(
    Type.String({ description: "the guest's coupon was removed because it is not valid for this account" }),
  ),
})
export type Session = Static<typeof Session>

/** The guest's cart, merged into the user's at login. */
export const guestCartId = Type.Optional(Type.String({ maxLength: 40 }))
const Password = Type.String({ minLength: 8, maxLength: 128 })
export const OtpSent = Data(Type.Object({ resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() }))

export const signUp = {
  method: 'POST',
  url: '/v2/auth/signup',
  access: 'public',
  summary: 'Creates an account with email and password; merges the guest cart',
  tags,
  schema: {
    body: Type.Object({
      email: Email,
      password: Password,
      firstName: Text(1, 60),
      lastName: Type.Optional(Text(0, 60)),
      cartId: guestCartId,
    }),
    response: { 200: Data(Session), 409: ErrorBody },
  },
} as const satisfies Endpoint

export const signIn = {
  method: 'POST',
  url: '/v4/auth/signin',
  access: 'public',
  summary: 'Signs in with email and password; merges the guest cart',
  tags,
  schema: {
    body: Type.Object({
      username: Email,
      password: Type.String({ minLength: 1, maxLength: 128 }),
      cartId: guestCartId,
    }),
    response: { 200: Data(Session), 401: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const otpSignIn = {
  method: 'POST',
  url: '/v2/auth/otp-signin',
  access: 'public',
  summary: 'Sends a six-digit one-time code by email; the response is the same for unknown addresses',
  tags,
  schema: { body: Type.Object({ email: Email }), response: { 200: OtpSent, 429: ErrorBody } },
} as const satisfies Endpoint

export const otpVerify = {
  method: 'POST',
  url: '/v2/auth/otp-verify',
  access: 'public',
  summary: 'Signs in with the one-time code; creates the account if needed',
  tags,
  schema: {
    body: Type.Object({ email: Email, otp: Type.String({ pattern: '^[0-9]{6}$' }), cartId: guestCartId }),
    response: { 200: Data(Session), 401: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const newToken = {
  method: 'POST',
  url: '/v2/auth/new-token',
  access: 'refresh',
  summary: 'Returns a new access token and rotates the refresh cookie; reuse of an old cookie ends the session family',
  tags,
  schema: { response: { 200: Data(Session), 401: ErrorBody } },
} as const satisfies Endpoint

export const logout = {
  method: 'GET',
  url: '/v2/auth/logout',
  access: 'user',
  summary: 'Signs out and ends the session family',
  tags,
  schema: { response: { 200: Data(Type.Object({ ok: Type.Boolean() })) } },
} as const satisfies Endpoint

/**
 * Binds a token of the identity provider to this browser: the nonce goes to the provider, its counterpart is set as a
 * cookie.
 */
export const googleNonce = {
  method: 'POST',
  url: '/v2/auth/google/nonce',
  access: 'public',
  summary: 'Starts a sign-in with Google: returns a single-use nonce for the provider, valid for ten minutes',
  tags,
  schema: { response: { 200: Data(Type.Object({ nonce: Type.String() })) } },
} as const satisfies Endpoint

export const googleSignIn = {
  method: 'POST',
  url: '/v2/auth/google',
  access: 'public',
  summary: 'Signs in with a Google ID token, from the button or one-tap; creates the account if needed',
  tags,
  schema: {
    body: Type.Object({ credential: Type.String({ minLength: 20, maxLength: 4096 }), cartId: guestCartId }),
    response: { 200: Data(Session), 401: ErrorBody, 502: ErrorBody },
  },
} as const satisfies Endpoint

/** The token is an access token of this site, held by the app: it starts a web session that ends with the app's. */
export const webviewSignIn = {
  method: 'POST',
  url: '/auth/webview/signin',
  access: 'public',
  summary: 'Signs in with the access token handed over by the mobile app; merges the given guest cart',
  tags,
  schema: {
    body: Type.Object({
      access_token: Type.String({ minLength: 1, maxLength: 4096 }),
      cartId: guestCartId,
      os: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    response: { 200: Data(Session), 401: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** The call for apps; pages use `me`. */
export const appUser = {
  method: 'GET',
  url: '/v2/auth/me',
  access: 'user',
  summary: 'Returns the signed-in user to a platform’s app, which identifies itself',
  tags,
  schema: {
    querystring: Type.Object({
      client_id: Type.Optional(
        Type.String({ maxLength: 20, description: 'platform: android or ios; also as a header of this name' }),
      ),
      client_secret: Type.Optional(
        Type.String({ maxLength: 200, description: "secret of the platform's app; also as a header of this name" }),
      ),
    }),
    response: { 200: Data(User), 401: ErrorBody },
  },
} as const satisfies Endpoint

export const emailCheck = {
  method: 'POST',
  url: '/auth/email-check',
  access: 'public',
  summary: 'Checks whether an email address is registered; rate limited',
  tags,
  schema: { body: Type.Object({ email: Email }), response: { 200: Data(Type.Object({ registered: Type.Boolean() })) } },
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  url: '/auth/forgot',
  access: 'public',
  summary: 'Sends a password reset link by email; the response does not reveal whether the address exists',
  tags,
  schema: { body: Type.Object({ email: Email }), response: { 200: Data(Type.Object({ ok: Type.Boolean() })) } },
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  url: '/auth/reset',
  access: 'public',
  summary: 'Sets a new password with the emailed token, once, within an hour; ends all sessions',
  tags,
  schema: {
    body: Type.Object({ token: Type.String({ minLength: 20, maxLength: 200 }), newPassword: Password }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 400: ErrorBody },
  },
} as const satisfies Endpoint

export { Phone }
