import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Page, PageQuery, Slug } from '../../schema.ts'
import { AccessOffer, OfferKind } from './access-offer.ts'

const tags = ['access'] as const

export const AccessCategory = Type.Object({
  slug: Slug,
  title: Type.String(),
  line: Type.String(),
  offers: Type.Integer({ description: 'how many are on in the city' }),
})
export type AccessCategory = Static<typeof AccessCategory>

const Benefit = Type.Object({ title: Type.String(), text: Type.String() })

export const AccessFeed = Type.Object({
  benefits: Type.Array(Benefit),
  categories: Type.Array(AccessCategory),
  sections: Type.Array(Type.Object({ category: Slug, title: Type.String(), offers: Type.Array(AccessOffer) }), {
    description: 'the first offers of each category that has some, four categories a page',
  }),
  total: Type.Integer({ description: 'offers of the city' }),
  page: Type.Integer(),
  hasNext: Type.Boolean(),
})
export type AccessFeed = Static<typeof AccessFeed>

export const accessFeed = {
  method: 'GET',
  url: '/lbb-access/v2/feed',
  access: 'public',
  isShared: true,
  summary: "The access programme of a city: what members get, categories and each one's first offers",
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug), page: PageQuery.page }),
    response: { 200: Data(AccessFeed), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const AccessBucket = Type.Intersect([
  Page(AccessOffer),
  Type.Object({
    category: Type.Object({ slug: Type.String(), title: Type.String(), line: Type.String() }),
    categories: Type.Array(AccessCategory),
  }),
])
export type AccessBucket = Static<typeof AccessBucket>

export const accessBucket = {
  method: 'GET',
  url: '/lbb-access/bucket/:category',
  access: 'public',
  isShared: true,
  summary: "Offers of a category, or of 'all', that are on now; 20 a page",
  tags,
  schema: {
    params: Type.Object({ category: Slug }),
    querystring: Type.Object({
      city: Type.Optional(CitySlug),
      type: Type.Optional(OfferKind),
      page: PageQuery.page,
    }),
    response: { 200: AccessBucket, 404: ErrorBody },
  },
} as const satisfies Endpoint
