import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'

const tags = ['access'] as const

/** The giver of an offer: a place of a city, or a merchant at the studio. */
const Giver = Type.Object({ slug: Slug, title: Type.String(), locality: Type.String(), href: Type.String() })
/** The kinds to which a list of offers can be narrowed. */
export const OfferKind = Type.Union([Type.Literal('deals'), Type.Literal('discounts')])
export type OfferKind = Static<typeof OfferKind>

/** An offer for members, and when it ends. */
export const AccessOffer = Type.Object({
  id: Slug,
  title: Type.String(),
  line: Type.String(),
  place: Nullable(Giver),
  merchant: Nullable(Giver, { description: 'exactly one of `place` and `merchant` is set' }),
  discountLabel: Type.String({ description: 'discount as printed on the coupon: 20% off, 1 + 1' }),
  kind: OfferKind,
  category: Slug,
  city: CitySlug,
  validFrom: Timestamp,
  validTo: Timestamp,
  terms: Type.Array(Type.String()),
  limit: Type.String({ description: 'how often a member may use the offer, as text' }),
  left: Nullable(Type.Integer(), { description: 'number of uses left; null if unlimited' }),
  href: Type.String(),
  image: Picture,
  isMemberOnly: Type.Boolean(),
})
export type AccessOffer = Static<typeof AccessOffer>

export const accessOffer = {
  method: 'GET',
  url: '/lbb-access/offers/:id',
  access: 'public',
  summary: 'Returns an offer; past and upcoming offers can be recognised by their dates',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(AccessOffer), 404: ErrorBody } },
} as const satisfies Endpoint

export const accessOffersOf = {
  method: 'GET',
  url: '/lbb-access/offers',
  access: 'public',
  isShared: true,
  summary: 'Lists the current offers of one place or one merchant',
  tags,
  schema: {
    querystring: Type.Object({ place: Type.Optional(Slug), merchant: Type.Optional(Slug) }),
    response: { 200: Data(Type.Array(AccessOffer)) },
  },
} as const satisfies Endpoint
