import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug } from '../../schema.ts'
import { ProductList, ProductsQuery } from '../shop/catalogue.ts'
import { ProductCard } from '../shop/product-card.ts'

const tags = ['catalogue'] as const
const { brand: _, ...filters } = ProductsQuery.properties

/** A shop that visitors can walk into. Times are local clock times. */
export const Store = Type.Object({
  slug: Slug,
  name: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  address: Type.Object({
    lines: Type.Array(Type.String()),
    locality: Type.String(),
    city: Type.Object({ slug: Slug, name: Type.String() }),
    state: Type.String(),
    pincode: Type.String(),
  }),
  lat: Type.Number(),
  lng: Type.Number(),
  phone: Type.String(),
  hours: Type.Array(
    Type.Object({
      day: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' }),
      name: Type.String(),
      opens: Nullable(Type.String({ description: "e.g. '10:30'; null when closed that day" })),
      closes: Nullable(Type.String()),
    }),
    { minItems: 7, maxItems: 7 },
  ),
  isOpenNow: Type.Boolean(),
  openText: Type.String({ description: "e.g. 'Open until 19:30', 'Closed on Tuesdays'" }),
  line: Type.String(),
  directions: Type.String({ description: 'directions in words, with local landmarks' }),
  image: Picture,
})
export type Store = Static<typeof Store>

/** Who sells, as buyers may read it before they buy. */
export const SellerShown = Type.Object({
  legal_name: Type.String(),
  address: Type.Array(Type.String(), { description: 'lines of the address, the state last' }),
  gstin: Nullable(Type.String(), { description: 'GST number; null for a seller who is not registered' }),
  email: Nullable(Type.String(), { description: 'for questions and complaints' }),
  phone: Nullable(Type.String()),
})
export type SellerShown = Static<typeof SellerShown>

/** A brand's own page. */
export const Brand = Type.Object({
  slug: Slug,
  name: Type.String(),
  maker: Type.String({ description: 'name of the maker' }),
  line: Type.String(),
  story_title: Type.String(),
  story: Type.String(),
  since: Nullable(Type.Integer()),
  isWomenLed: Type.Boolean(),
  locality: Type.String(),
  city: Type.Object({ slug: Slug, name: Type.String() }),
  image: Picture,
  rating: Nullable(Type.Number()),
  review_count: Type.Integer(),
  product_count: Type.Integer(),
  categories: Type.Array(Type.Object({ path: Type.String(), title: Type.String(), count: Type.Integer() })),
  stores: Type.Array(Store),
  seller: SellerShown,
  away: Nullable(
    Type.Object({
      from: Type.String({ format: 'date' }),
      until: Type.String({ format: 'date', description: 'last day without parcels' }),
      words: Nullable(Type.String({ description: 'a sentence of the merchant' })),
    }),
    { description: 'an absence that has begun or begins within two weeks' },
  ),
})
export type Brand = Static<typeof Brand>

export const getBrand = {
  method: 'GET',
  url: '/v1/shop/brand',
  access: 'visitor',
  summary: 'Returns a brand with its story, rating and stores, and a page of its products',
  tags,
  schema: {
    querystring: Type.Object({ slug: Slug, ...filters }),
    response: {
      200: Type.Intersect([ProductList, Type.Object({ brand: Brand })]),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const merchantProducts = {
  method: 'GET',
  url: '/merchant/products',
  access: 'public',
  summary: "Returns a page of a merchant's products",
  tags,
  schema: {
    querystring: Type.Object({ slug: Slug, ...filters }),
    response: { 200: ProductList, 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** Counts of ratings with one to five stars, in this order. */
const Histogram = Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 })

export const BrandReview = Type.Object({
  id: Type.String(),
  author: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  verified: Type.Boolean(),
  date: Type.String({ format: 'date' }),
  product: Type.Object({ slug: Slug, title: Type.String(), image: Picture }),
})
export type BrandReview = Static<typeof BrandReview>

export const brandReviews = {
  method: 'GET',
  url: '/brand/:slug/reviews',
  access: 'public',
  summary: 'Lists reviews of all products of a brand, newest first',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({
      ...PageQuery,
      rating: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 5, description: 'only reviews with this number of stars' }),
      ),
    }),
    response: {
      200: Type.Intersect([
        Page(BrandReview),
        Type.Object({ rating: Nullable(Type.Number()), review_count: Type.Integer(), histogram: Histogram }),
      ]),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const getStore = {
  method: 'GET',
  url: '/stores/:slug',
  access: 'public',
  summary: 'Returns a store: address, map position, hours, phone, and the products it sells',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    response: {
      200: Data(Type.Intersect([Store, Type.Object({ products: Type.Array(ProductCard), total: Type.Integer() })])),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const categoryProductIds = {
  method: 'GET',
  url: '/config/category/productIds',
  access: 'public',
  summary: 'Lists the curated products of a category, best first',
  tags: ['config'],
  schema: {
    querystring: Type.Object({
      category: Type.String({ minLength: 1, maxLength: 160, description: 'path or short name of a category' }),
      pagesize: PageQuery.pagesize,
    }),
    response: {
      200: Data(Type.Object({ category: Type.String(), productIds: Type.Array(Type.String()) })),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
