import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Sku } from '../../schema.ts'

const tags = ['catalogue'] as const

/** The response is the same whether the address is known or has asked before. */
export const tellMe = {
  method: 'POST',
  url: '/products/:sku/tell-me',
  access: 'optional',
  summary: 'Requests one email when a sold-out SKU is back in stock; signed-in callers may omit the address',
  tags,
  schema: {
    params: Type.Object({ sku: Sku }),
    body: Type.Object({ email: Type.Optional(Email) }),
    response: {
      200: Data(Type.Object({ isNoted: Type.Boolean(), message: Type.String() })),
      400: ErrorBody,
      404: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

const token = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })

/** A page for people, not for programs: it asks for confirmation, and its only button does what `stopTelling` does. */
export const stopTellingPage = {
  method: 'GET',
  url: '/products/tell-me/stop',
  access: 'public',
  summary: 'Returns the page behind the link in the email',
  tags,
  schema: {
    querystring: token,
    produces: ['text/html'],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
  },
} as const satisfies Endpoint

/** RFC 8058: mail clients send this for their own unsubscribe button. */
export const stopTelling = {
  method: 'POST',
  url: '/products/tell-me/stop',
  access: 'public',
  summary: 'Deletes all pending restock requests of the email’s address',
  tags,
  schema: {
    querystring: token,
    produces: ['text/html'],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
  },
} as const satisfies Endpoint
