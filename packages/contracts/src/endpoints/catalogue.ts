import Type, { type Static } from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Picture, Pincode, Rupees, Sku, Slug } from '../schema.ts'

const tags = ['catalogue'] as const

/** What a card of a product shows. `og_price` is the MRP; `price` is what is paid. */
export const ProductCard = Type.Object({
  product_id: Type.String(),
  sku: Sku,
  slug: Slug,
  title: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String(), locality: Type.String(), city: Type.String() }),
  price: Rupees,
  og_price: Rupees,
  discount_percent: Type.Integer(),
  image: Picture,
  rating: Nullable(Type.Number()),
  review_count: Type.Integer(),
  isAvailable: Type.Boolean(),
  isNew: Type.Boolean(),
  stock_left: Nullable(Type.Integer({ description: 'told only when it is low' })),
  colours: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() })),
  ships_fast: Type.Boolean(),
})
export type ProductCard = Static<typeof ProductCard>

export const Variant = Type.Object({
  sku: Sku,
  color: Nullable(Type.String()),
  color_hex: Nullable(Type.String()),
  size: Nullable(Type.String()),
  weight: Nullable(Type.String()),
  price: Rupees,
  og_price: Rupees,
  discount_percent: Type.Integer(),
  isAvailable: Type.Boolean(),
  stock_left: Nullable(Type.Integer()),
  images: Type.Array(Picture),
})
export type Variant = Static<typeof Variant>

export const ProductOption = Type.Object({
  product_sku: Sku,
  option_id: Type.String(),
  title: Type.String(),
  type: Type.Union([Type.Literal('field'), Type.Literal('drop_down'), Type.Literal('file')]),
  sort_order: Type.Integer(),
  is_require: Type.Boolean(),
  price: Rupees,
  price_type: Type.Literal('fixed'),
  max_characters: Nullable(Type.Integer()),
  values: Type.Array(
    Type.Object({
      option_type_id: Type.String(),
      title: Type.String(),
      sort_order: Type.Integer(),
      price: Rupees,
      price_type: Type.Literal('fixed'),
    }),
  ),
})

const Crumb = Type.Object({
  title: Type.String(),
  path: Type.String({ description: 'category path, without /shop/c/' }),
})

export const ProductDetails = Type.Object({
  product_id: Type.String(),
  sku: Sku,
  slug: Slug,
  title: Type.String(),
  breadcrumbs: Type.Array(Crumb),
  short_description: Type.String(),
  description: Type.String({ description: 'sanitised HTML' }),
  price: Rupees,
  og_price: Rupees,
  discount_percent: Type.Integer(),
  rating: Nullable(Type.Number()),
  review_count: Type.Integer(),
  verified_count: Type.Integer(),
  histogram: Type.Array(Type.Integer(), { description: 'number of reviews with 1, 2, 3, 4, 5 stars' }),
  variants: Type.Array(Variant, { minItems: 1 }),
  options: Type.Array(ProductOption),
  attributes: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  care: Nullable(Type.String()),
  sg_type: Nullable(Type.String()),
  shipping_time: Type.String(),
  returns: Type.String(),
  cod_available: Type.Boolean(),
  isAvailable: Type.Boolean(),
  merchant: Type.Object({
    slug: Slug,
    name: Type.String(),
    locality: Type.String(),
    city: Type.String(),
    story_title: Type.String(),
    story: Type.String(),
    since: Nullable(Type.Integer()),
    image: Picture,
  }),
  offers: Type.Array(Type.Object({ code: Nullable(Type.String()), text: Type.String() })),
  reviews: Type.Array(
    Type.Object({
      id: Type.String(),
      author: Type.String(),
      rating: Type.Integer(),
      title: Type.String(),
      text: Type.String(),
      verified: Type.Boolean(),
      date: Type.String({ format: 'date' }),
      photos: Type.Array(Picture),
    }),
    { description: 'the first few' },
  ),
  meta_title: Type.String(),
  meta_description: Type.String(),
})
export type ProductDetails = Static<typeof ProductDetails>

const detailsQuery = Type.Object({ slug: Slug })
export const getProduct = {
  method: 'GET',
  url: '/v4/products/getDetails',
  access: 'public',
  summary: 'A product with options, variants, merchant and offers',
  tags,
  schema: { querystring: detailsQuery, response: { 200: Data(ProductDetails), 404: ErrorBody } },
} as const satisfies Endpoint

export const getProductV3 = {
  method: 'GET',
  url: '/v3/products/getDetails',
  access: 'public',
  summary: 'A product in the older shape with custom attributes',
  tags,
  schema: {
    querystring: detailsQuery,
    response: {
      200: Data(
        Type.Object({
          id: Type.String(),
          sku: Sku,
          name: Type.String(),
          price: Rupees,
          custom_attributes: Type.Array(Type.Object({ attribute_code: Type.String(), value: Type.Unknown() })),
          options: Type.Array(ProductOption),
          variants: Type.Array(Variant),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** relevance 0, default 1, price high-low 2, low-high 3, bestseller 4, newest 5, discount 6, rating 7, popular 10, latest 20. */
export const SortNumber = Type.Union([0, 1, 2, 3, 4, 5, 6, 7, 10, 20].map((n) => Type.Literal(n)))

export const FacetValue = Type.Object({
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
  hex: Type.Optional(Type.String()),
})
export type FacetValue = Static<typeof FacetValue>
/** Counts for the filters. Every count holds under all choices but those of its own facet. */
export const Facets = Type.Object({
  category: Type.Array(FacetValue, { description: 'shelves by path; chosen with `shelf`' }),
  brand: Type.Array(FacetValue),
  colour: Type.Array(FacetValue),
  size: Type.Array(FacetValue),
  city: Type.Array(FacetValue),
  price: Type.Object({
    min: Rupees,
    max: Rupees,
    steps: Type.Array(
      Type.Object({ from: Rupees, to: Nullable(Rupees), label: Type.String(), count: Type.Integer() }),
      {
        description:
          'send `from` as minPrice and `to` as maxPrice; both ends belong to the step, to is null for the last',
      },
    ),
  }),
  discount: Type.Array(FacetValue, { description: "value '25' means 25 percent or more" }),
  rating: Type.Array(FacetValue, { description: "value '4' means 4 stars or more" }),
  shipsFast: Type.Integer({ description: 'how many ship within two days' }),
  available: Type.Integer({ description: 'how many are in stock' }),
  delivers: Nullable(Type.Integer({ description: 'how many reach the pincode; null when none was asked about' })),
})
export type Facets = Static<typeof Facets>

const Category = Type.Object({
  path: Type.String(),
  title: Type.String(),
  description: Type.String(),
  breadcrumbs: Type.Array(Crumb),
  children: Type.Array(
    Type.Object({ path: Type.String(), title: Type.String(), count: Type.Integer(), image: Picture }),
  ),
})

/** A saved filter with a name of its own: /shop/f/{slug}. */
export const CustomCategory = Type.Object({
  slug: Slug,
  title: Type.String(),
  description: Type.String(),
  image: Picture,
})
export type CustomCategory = Static<typeof CustomCategory>

/** How the words of a search were understood. */
export const SearchInsight = Type.Object({
  q: Type.String(),
  correctedTo: Nullable(
    Type.String({ description: 'what was searched instead, when the words as typed find nothing' }),
  ),
  didYouMean: Type.Array(Type.String(), { description: 'other spellings that find something' }),
  instead: Nullable(
    Type.Object({
      categories: Type.Array(Type.Object({ path: Type.String(), title: Type.String(), count: Type.Integer() })),
      bestSellers: Type.Array(ProductCard),
    }),
    { description: 'told when nothing is found' },
  ),
})
export type SearchInsight = Static<typeof SearchInsight>

const list = (values: string) => Type.Optional(Type.String({ maxLength: 400, description: `comma list of ${values}` }))
/** What narrows a list of products. */
export const ProductFilters = {
  q: Type.Optional(Type.String({ maxLength: 120 })),
  category: Type.Optional(Type.String({ maxLength: 160, description: 'category path, e.g. shopping/shoes' })),
  custom: Type.Optional(
    Type.String({ ...Slug, description: 'a custom category; its filter holds besides the others' }),
  ),
  shelf: list('category paths that narrow further, inside `category`'),
  brand: list('merchant slugs'),
  colour: list('colours'),
  size: list('sizes'),
  city: Type.Optional(CitySlug),
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
  discount: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'at least this many percent' })),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'at least' })),
  deliversTo: Type.Optional(Type.String({ ...Pincode, description: 'only what can be brought to this pincode' })),
  shipsFast: Type.Optional(Type.Boolean({ description: 'leaves the maker within two days' })),
  womenLed: Type.Optional(Type.Boolean({ description: 'from makers led by women' })),
  isNew: Type.Optional(Type.Boolean()),
  available: Type.Optional(Type.Boolean()),
}
export const ProductsQuery = Type.Object({
  ...PageQuery,
  ...ProductFilters,
  sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  facets: Type.Optional(Type.Boolean({ description: 'send counts for the filters too' })),
})
export type ProductsQuery = Static<typeof ProductsQuery>

/** `total` is exact at any depth and size. */
export const ProductList = Type.Intersect([
  Page(ProductCard),
  Type.Object({
    facets: Nullable(Facets),
    category: Nullable(Category),
    customCategory: Nullable(CustomCategory),
    search: Nullable(SearchInsight, { description: 'null when no words were searched' }),
    sort: Type.Integer(),
  }),
])
export type ProductList = Static<typeof ProductList>

export const listProducts = {
  method: 'GET',
  url: '/v1/shop/products',
  access: 'visitor',
  summary: 'Products with filters, sort and page',
  tags,
  schema: { querystring: ProductsQuery, response: { 200: ProductList, 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const shopHome = {
  method: 'GET',
  url: '/config/web/shop/home',
  access: 'public',
  summary: 'Sections of the shop home: banners, categories, new launches, best sellers, makers',
  tags: ['config'],
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          banners: Type.Array(
            Type.Object({
              id: Type.String(),
              kicker: Type.String(),
              title: Type.String(),
              text: Type.String(),
              href: Type.String(),
              cta: Type.String(),
              image: Picture,
            }),
          ),
          categories: Type.Array(
            Type.Object({ path: Type.String(), title: Type.String(), count: Type.Integer(), image: Picture }),
          ),
          newLaunches: Type.Array(ProductCard),
          bestSellers: Type.Array(ProductCard),
          makers: Type.Array(
            Type.Object({
              slug: Slug,
              name: Type.String(),
              locality: Type.String(),
              city: Type.String(),
              line: Type.String(),
              image: Picture,
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Endpoint

export const similarProducts = {
  method: 'GET',
  url: '/products/getSimilarProducts',
  access: 'public',
  summary: 'Products like this one',
  tags,
  schema: {
    querystring: Type.Object({ slug: Slug }),
    response: { 200: Data(Type.Array(ProductCard)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getSizeGuide = {
  method: 'GET',
  url: '/products/getsizeguide',
  access: 'public',
  summary: 'Size guide by sg_type',
  tags,
  schema: {
    querystring: Type.Object({ sg_type: Type.String({ maxLength: 40 }) }),
    response: {
      200: Data(
        Type.Object({
          type: Type.String(),
          title: Type.String(),
          unit: Type.String(),
          columns: Type.Array(Type.String()),
          rows: Type.Array(Type.Array(Type.String())),
          how: Type.String(),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
