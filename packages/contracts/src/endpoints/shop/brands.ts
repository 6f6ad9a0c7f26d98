import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture, Slug } from '../../schema.ts'
import { ProductCard } from './product-card.ts'

const tags = ['brands'] as const

export const brandMoods = ['heirloom', 'playful', 'quiet', 'festive', 'earthy', 'bold'] as const
export type BrandMood = (typeof brandMoods)[number]
/** Price ranges by the average price of a brand's products: below ₹700, up to ₹2,000, above. */
export const brandPrices = ['low', 'middle', 'high'] as const
export type BrandPrice = (typeof brandPrices)[number]

export const Mood = Type.Union([
  Type.Literal('heirloom'),
  Type.Literal('playful'),
  Type.Literal('quiet'),
  Type.Literal('festive'),
  Type.Literal('earthy'),
  Type.Literal('bold'),
])
const Price = Type.Union([Type.Literal('low'), Type.Literal('middle'), Type.Literal('high')])
const Place = Type.Object({ slug: Slug, name: Type.String() })
const BrandId = Type.String({ pattern: '^[1-9][0-9]{0,14}$' })

/** A brand in a list of brands. */
export const BrandCard = Type.Object({
  id: BrandId,
  slug: Slug,
  name: Type.String(),
  maker: Type.String({ description: 'name of the maker' }),
  line: Type.String(),
  city: Place,
  locality: Type.String(),
  since: Nullable(Type.Integer()),
  isWomenLed: Type.Boolean(),
  moods: Type.Array(Mood),
  price: Price,
  categories: Type.Array(Type.Object({ path: Type.String(), title: Type.String() })),
  product_count: Type.Integer(),
  image: Picture,
})
export type BrandCard = Static<typeof BrandCard>

const filters = {
  city: Type.Optional(CitySlug),
  category: Type.Optional(Type.String({ maxLength: 160, description: 'category or section of the shop' })),
  price: Type.Optional(Price),
  mood: Type.Optional(Mood),
}
const Count = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() })
export type BrandCount = Static<typeof Count>

export const listBrands = {
  method: 'GET',
  url: '/ab/brands',
  access: 'public',
  isShared: true,
  summary: 'Lists brands by name, filtered; with counts for each filter value',
  tags,
  schema: {
    querystring: Type.Object({
      ...filters,
      womenLed: Type.Optional(Type.Boolean()),
      letter: Type.Optional(Type.String({ pattern: '^([a-z]|other)$' })),
    }),
    response: {
      200: Type.Object({
        data: Type.Array(BrandCard, { description: 'at most 300; use filters or the letter to narrow further' }),
        total: Type.Integer(),
        letters: Type.Array(Count),
        cities: Type.Array(Count),
        categories: Type.Array(Count),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

/**
 * One brand out of all that match, a different one for each turn; `relaxed` names the filters that were dropped to find
 * one.
 */
export const generateBrand = {
  method: 'GET',
  url: '/ab/brands/generated',
  access: 'public',
  summary: 'Suggests a brand for a mood; a different one for each turn',
  tags,
  schema: {
    querystring: Type.Object({
      ...filters,
      turn: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
    }),
    response: {
      200: Data(
        Type.Object({
          brand: Nullable(BrandCard, { description: 'null if the shop is empty' }),
          total: Type.Integer({ description: 'number of matching brands' }),
          relaxed: Type.Array(
            Type.Union([Type.Literal('mood'), Type.Literal('price'), Type.Literal('category'), Type.Literal('city')]),
          ),
          products: Type.Array(ProductCard),
        }),
      ),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const BrandDetails = Type.Intersect([
  BrandCard,
  Type.Object({
    story_title: Type.String(),
    story: Type.String(),
    products: Type.Array(ProductCard),
    alike: Type.Array(BrandCard),
  }),
])
export type BrandDetails = Static<typeof BrandDetails>

export const oneBrand = {
  method: 'GET',
  url: '/ab/brands/:id',
  access: 'public',
  isShared: true,
  summary: 'Returns a brand with its story, its products, and similar brands',
  tags,
  schema: {
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: Data(BrandDetails), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const rankedBrands = {
  method: 'GET',
  url: '/brand-lists/:slug',
  access: 'public',
  isShared: true,
  summary: 'Lists brands ranked by a campaign, each with some of its products',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    response: {
      200: Data(
        Type.Object({
          slug: Slug,
          title: Type.String(),
          intro: Type.String(),
          isOver: Type.Boolean(),
          entries: Type.Array(
            Type.Object({
              rank: Type.Integer(),
              line: Type.String(),
              brand: BrandCard,
              products: Type.Array(ProductCard),
            }),
          ),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const womensDay = {
  method: 'GET',
  url: '/client/womens-day',
  access: 'public',
  isShared: true,
  summary: 'Lists women-led brands and their products',
  tags,
  schema: {
    response: {
      200: Data(
        Type.Object({
          title: Type.String(),
          intro: Type.String(),
          isOver: Type.Boolean(),
          brands: Type.Array(BrandCard),
          products: Type.Array(ProductCard),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
