import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Sku, Slug } from '../../schema.ts'
import { ProductCard } from './product-card.ts'

const tags = ['catalogue'] as const

export const productOffers = {
  method: 'GET',
  url: '/v1/product/offers/list',
  access: 'public',
  summary: 'Offers that hold for a product',
  tags,
  schema: {
    querystring: Type.Object({ slug: Slug }),
    response: {
      200: Data(Type.Array(Type.Object({ code: Nullable(Type.String()), text: Type.String() }))),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** For what the visitor looked at before: the browser knows the slugs, the shop what they cost now. */
export const productCards = {
  method: 'GET',
  url: '/products/cards',
  access: 'public',
  summary: 'Cards of up to 20 products, in the order asked for; those not sold any more are left out',
  tags,
  schema: {
    querystring: Type.Object({ slugs: Type.String({ pattern: '^[a-z0-9-]{1,120}(,[a-z0-9-]{1,120}){0,19}$' }) }),
    response: { 200: Data(Type.Array(ProductCard)), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const SizeGuide = Type.Object({
  type: Type.String(),
  title: Type.String(),
  unit: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
  how: Type.String(),
})
export type SizeGuide = Static<typeof SizeGuide>

export const listSizeGuides = {
  method: 'GET',
  url: '/products/sizeguides',
  access: 'public',
  summary: 'All size guides',
  tags,
  schema: { response: { 200: Data(Type.Array(SizeGuide)) } },
} as const satisfies Endpoint

/** The answer is the same whether the address is known or has asked before. */
export const tellMe = {
  method: 'POST',
  url: '/products/:sku/tell-me',
  access: 'optional',
  summary: 'Asks for one mail when a sold-out SKU is back; a signed-in caller may leave the address out',
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

/** A page for people and not for programs: it asks, and its one button does what `stopTelling` does. */
export const stopTellingPage = {
  method: 'GET',
  url: '/products/tell-me/stop',
  access: 'public',
  summary: 'The page behind the link in a mail',
  tags,
  schema: {
    querystring: token,
    produces: ['text/html'],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
  },
} as const satisfies Endpoint

/** RFC 8058: what the mail reader's own button sends too. */
export const stopTelling = {
  method: 'POST',
  url: '/products/tell-me/stop',
  access: 'public',
  summary: 'Forgets everything that the address of this mail still waits for',
  tags,
  schema: {
    querystring: token,
    produces: ['text/html'],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
  },
} as const satisfies Endpoint
