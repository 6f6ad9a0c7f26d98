import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Timestamp } from '../../schema.ts'

const tags = ['account'] as const
const Done = Data(Type.Object({ ok: Type.Boolean() }))
export const Code = Type.String({ pattern: '^[0-9]{6}$' })
export const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** The account as its owner sees it. */
export const OwnAccount = Type.Object({
  email: Nullable(Type.String()),
  phone: Nullable(Type.String(), { description: 'phone number used for sign-in, with country code: +919876543210' }),
  hasPassword: Type.Boolean(),
  hasGoogle: Type.Boolean(),
  since: Timestamp,
  sessions: Type.Integer({ description: 'number of active sessions' }),
})
export type OwnAccount = Static<typeof OwnAccount>

export const ownAccount = {
  method: 'GET',
  url: '/account',
  access: 'user',
  summary: "Returns the caller's sign-in methods and number of devices",
  tags,
  schema: { response: { 200: Data(OwnAccount), 401: ErrorBody } },
} as const satisfies Endpoint

export const OwnSession = Type.Object({
  id: Type.String(),
  device: Type.String({ description: "e.g. 'Chrome on Android'; empty if unknown" }),
  since: Timestamp,
  lastSeen: Timestamp,
  isThis: Type.Boolean(),
})
export type OwnSession = Static<typeof OwnSession>

export const listSessions = {
  method: 'GET',
  url: '/account/sessions',
  access: 'user',
  summary: 'Lists the devices on which the caller is signed in, the current one first',
  tags,
  schema: { response: { 200: Data(Type.Array(OwnSession)), 401: ErrorBody } },
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  url: '/account/sessions/:id',
  access: 'user',
  summary: 'Signs out one device',
  tags,
  schema: { params: Type.Object({ id: Id }), response: { 200: Done, 401: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const endOtherSessions = {
  method: 'DELETE',
  url: '/account/sessions',
  access: 'user',
  summary: 'Signs out all other devices',
  tags,
  schema: { response: { 200: Data(Type.Object({ ended: Type.Integer() })), 401: ErrorBody } },
} as const satisfies Endpoint

/** The actions that require a fresh code. */
const Purpose = Type.Union([Type.Literal('copy'), Type.Literal('closing'), Type.Literal('contact')])
export type CodePurpose = Static<typeof Purpose>

export const askForFreshCode = {
  method: 'POST',
  url: '/account/codes',
  access: 'user',
  summary: 'Sends a code to the account’s email address, or to its phone if it has no email address',
  tags,
  schema: {
    body: Type.Object({ purpose: Purpose }),
    response: {
      200: Data(
        Type.Object({
          sentTo: Type.String({ description: 'masked address or phone number' }),
          resendAfterSeconds: Type.Integer(),
          expiresInSeconds: Type.Integer(),
        }),
      ),
      401: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** One of the two: the new phone or email address for signing in. */
const NewContact = {
  phone: Type.Optional(Type.String({ minLength: 6, maxLength: 24, pattern: '^[0-9+(). -]+$' })),
  email: Type.Optional(Email),
}

export const askForContactCode = {
  method: 'POST',
  url: '/account/contact/code',
  access: 'user',
  summary: 'Sends a code to the caller’s new phone number or email address, to verify it',
  tags,
  schema: {
    body: Type.Object(NewContact),
    response: {
      200: Data(Type.Object({ resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })),
      400: ErrorBody,
      401: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

/**
 * Requires a fresh code of the previous contact too, so that brief access to a session is not enough to take over the
 * account.
 */
export const changeContact = {
  method: 'PUT',
  url: '/account/contact',
  access: 'user',
  summary:
    'Changes the phone number or email address, given its code and a fresh code (purpose contact) sent to the previous one; notifies both',
  tags,
  schema: {
    body: Type.Object({ ...NewContact, code: Code, oldCode: Code }),
    response: { 200: Data(OwnAccount), 400: ErrorBody, 401: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const Notice = Type.Object({
  kind: Type.String(),
  title: Type.String(),
  text: Type.String(),
  isOn: Type.Boolean(),
  isFixed: Type.Boolean({ description: 'required for the user’s orders and requests, so it cannot be turned off' }),
})
export type Notice = Static<typeof Notice>

export const listNotices = {
  method: 'GET',
  url: '/account/notices',
  access: 'user',
  summary: 'Lists the kinds of email that the caller receives',
  tags,
  schema: { response: { 200: Data(Type.Array(Notice)), 401: ErrorBody } },
} as const satisfies Endpoint

export const changeNotice = {
  method: 'PUT',
  url: '/account/notices',
  access: 'user',
  summary: 'Turns a kind of email on or off',
  tags,
  schema: {
    body: Type.Object({ kind: Type.String({ maxLength: 40 }), isOn: Type.Boolean() }),
    response: { 200: Data(Type.Array(Notice)), 400: ErrorBody, 401: ErrorBody },
  },
} as const satisfies Endpoint

const mailed = Type.Object({ token: Type.String({ minLength: 20, maxLength: 300, pattern: '^[A-Za-z0-9._-]+$' }) })
const page = { 200: Type.Unsafe<string>({ type: 'string' }) }
export const asPage = { querystring: mailed, produces: ['text/html'], response: page }

/** Only shows a page and changes nothing: mail clients fetch links before people do. */
export const stopNoticePage = {
  method: 'GET',
  url: '/account/notices/stop',
  access: 'public',
  summary: 'Returns the page behind the unsubscribe link of an email',
  tags,
  schema: asPage,
} as const satisfies Endpoint

/** Also called by the mail client's own unsubscribe button (RFC 8058). */
export const stopNotice = {
  method: 'POST',
  url: '/account/notices/stop',
  access: 'public',
  summary: 'Unsubscribes the account from this kind of email',
  tags,
  schema: asPage,
} as const satisfies Endpoint
