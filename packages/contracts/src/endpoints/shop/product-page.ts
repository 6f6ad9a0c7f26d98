import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Rupees, Sku, Slug, Timestamp } from '../../schema.ts'
import { ProductCard } from './product-card.ts'

const tags = ['catalogue'] as const

export const productOffers = {
  method: 'GET',
  url: '/v1/product/offers/list',
  access: 'public',
  summary: 'Lists the offers that apply to a product',
  tags,
  schema: {
    querystring: Type.Object({ slug: Slug }),
    response: {
      200: Data(Type.Array(Type.Object({ code: Nullable(Type.String()), text: Type.String() }))),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** For recently viewed products: the browser knows the slugs, the shop their current prices. */
export const productCards = {
  method: 'GET',
  url: '/products/cards',
  access: 'public',
  summary: 'Returns cards of up to 20 products, in the requested order; products no longer sold are omitted',
  tags,
  schema: {
    querystring: Type.Object({ slugs: Type.String({ pattern: '^[a-z0-9-]{1,120}(,[a-z0-9-]{1,120}){0,19}$' }) }),
    response: { 200: Data(Type.Array(ProductCard)), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const PriceHistory = Type.Object({
  from: Timestamp,
  to: Timestamp,
  prices: Type.Array(
    Type.Object({ since: Timestamp, price: Nullable(Rupees, { description: 'null while it was not on sale' }) }),
    { description: 'oldest first; the first is the price at the beginning, where it is known' },
  ),
})
export type PriceHistory = Static<typeof PriceHistory>

export const productPrices = {
  method: 'GET',
  url: '/products/prices',
  access: 'public',
  summary: 'Returns the prices of a variant in the last 90 days',
  tags,
  schema: {
    querystring: Type.Object({ sku: Sku }),
    response: { 200: Data(PriceHistory), 400: ErrorBody, 404: ErrorBody },
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
  summary: 'Lists all size guides',
  tags,
  schema: { response: { 200: Data(Type.Array(SizeGuide)) } },
} as const satisfies Endpoint
