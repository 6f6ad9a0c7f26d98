import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug, Timestamp } from '../../schema.ts'

const tags = ['access'] as const

/** Who gives an offer: a place of a city, or a merchant at the studio. */
const Giver = Type.Object({ slug: Slug, title: Type.String(), locality: Type.String(), href: Type.String() })
export const OfferKind = Type.Union([Type.Literal('deals'), Type.Literal('discounts')])
export type OfferKind = Static<typeof OfferKind>

export const AccessOffer = Type.Object({
  id: Slug,
  title: Type.String(),
  line: Type.String(),
  place: Nullable(Giver),
  merchant: Nullable(Giver, { description: 'one of `place` and `merchant` is there' }),
  discountLabel: Type.String({ description: 'as it stands on the coupon: 20% off, 1 + 1' }),
  kind: OfferKind,
  category: Slug,
  city: CitySlug,
  validFrom: Timestamp,
  validTo: Timestamp,
  terms: Type.Array(Type.String()),
  limit: Type.String({ description: 'how often a member may use it, in words' }),
  left: Nullable(Type.Integer(), { description: 'how many are left; null where their number is not limited' }),
  href: Type.String(),
  image: Picture,
  isMemberOnly: Type.Boolean(),
})
export type AccessOffer = Static<typeof AccessOffer>

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

export const accessOffer = {
  method: 'GET',
  url: '/lbb-access/offers/:id',
  access: 'public',
  summary: 'An offer; one that is over or to come says so by its dates',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(AccessOffer), 404: ErrorBody } },
} as const satisfies Endpoint

export const accessOffersOf = {
  method: 'GET',
  url: '/lbb-access/offers',
  access: 'public',
  isShared: true,
  summary: 'Offers of one place or one merchant that are on now',
  tags,
  schema: {
    querystring: Type.Object({ place: Type.Optional(Slug), merchant: Type.Optional(Slug) }),
    response: { 200: Data(Type.Array(AccessOffer)) },
  },
} as const satisfies Endpoint
