import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Page, PageQuery, Slug } from '../../schema.ts'
import { AccessOffer, OfferKind } from './access-offer.ts'

const tags = ['access'] as const

export const AccessCategory = Type.Object({
  slug: Slug,
  title: Type.String(),
  line: Type.String(),
  offers: Type.Integer({ description: 'number of current offers in the city' }),
})
export type AccessCategory = Static<typeof AccessCategory>

const Benefit = Type.Object({ title: Type.String(), text: Type.String() })

export const AccessFeed = Type.Object({
  benefits: Type.Array(Benefit),
  categories: Type.Array(AccessCategory),
  sections: Type.Array(Type.Object({ category: Slug, title: Type.String(), offers: Type.Array(AccessOffer) }), {
    description: 'first offers of each category that has any, four categories per page',
  }),
  total: Type.Integer({ description: 'number of offers in the city' }),
  page: Type.Integer(),
  hasNext: Type.Boolean(),
})
export type AccessFeed = Static<typeof AccessFeed>

export const accessFeed = {
  method: 'GET',
  url: '/lbb-access/v2/feed',
  access: 'public',
  isShared: true,
  summary: 'Returns the access programme of a city: member benefits, categories and the first offers of each',
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
  summary: "Lists the current offers of a category, or of 'all'; 20 per page",
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
