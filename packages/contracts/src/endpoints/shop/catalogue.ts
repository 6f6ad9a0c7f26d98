import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, ErrorBody, Nullable, Page, PageQuery, Picture, Pincode, Rupees, Slug } from '../../schema.ts'
import { byDetailFilter, detailSeparator } from '../../shop/detail-filters.ts'
import { sortNumbers } from '../../shop/product-sorts.ts'
import { productSortWords, withWords } from '../../shop/value-words.ts'
import { Crumb } from './product.ts'
import { ProductCard } from './product-card.ts'

const tags = ['catalogue'] as const

export const FacetValue = Type.Object({
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
  hex: Type.Optional(Type.String()),
})
export type FacetValue = Static<typeof FacetValue>
/** Counts for the filters. Each count applies all choices except those of its own facet. */
export const Facets = Type.Object({
  category: Type.Array(FacetValue, { description: 'category paths; selected with `categories`' }),
  brand: Type.Array(FacetValue),
  colour: Type.Array(FacetValue),
  size: Type.Array(FacetValue),
  // Optional: a remote with a new filter may meet an API that was released before it.
  ...byDetailFilter((name) =>
    Type.Optional(Type.Array(FacetValue, { description: `the most frequent values of ${name}` })),
  ),
  city: Type.Array(FacetValue),
  price: Type.Object({
    min: Rupees,
    max: Rupees,
    steps: Type.Array(
      Type.Object({ from: Rupees, to: Nullable(Rupees), label: Type.String(), count: Type.Integer() }),
      {
        description:
          'send `from` as minPrice and `to` as maxPrice; both bounds are inclusive, and to is null for the last step',
      },
    ),
  }),
  discount: Type.Array(FacetValue, { description: "value '25' means 25 percent or more" }),
  rating: Type.Array(FacetValue, { description: "value '4' means 4 stars or more" }),
  shipsFast: Type.Integer({ description: 'number of products that ship within two days' }),
  available: Type.Integer({ description: 'number of products in stock' }),
  delivers: Nullable(
    Type.Integer({ description: 'number of products deliverable to the pincode; null if none was given' }),
  ),
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

/** A saved filter with its own address: /shop/f/{slug}. */
export const CustomCategory = Type.Object({
  slug: Slug,
  title: Type.String(),
  description: Type.String(),
  image: Picture,
})
export type CustomCategory = Static<typeof CustomCategory>

/** How the words of a search were interpreted. */
export const SearchInsight = Type.Object({
  q: Type.String(),
  correctedTo: Nullable(
    Type.String({ description: 'corrected query that was used because the original one had no results' }),
  ),
  didYouMean: Type.Array(Type.String(), { description: 'alternative spellings that have results' }),
  instead: Nullable(
    Type.Object({
      categories: Type.Array(Type.Object({ path: Type.String(), title: Type.String(), count: Type.Integer() })),
      bestSellers: Type.Array(ProductCard),
    }),
    { description: 'set only if nothing was found' },
  ),
})
export type SearchInsight = Static<typeof SearchInsight>

const list = (values: string, separator = ',') =>
  Type.Optional(Type.String({ maxLength: 400, description: `list of ${values}, separated by '${separator}'` }))
/** The filters of a list of products. */
export const ProductFilters = {
  q: Type.Optional(Type.String({ maxLength: 120 })),
  category: Type.Optional(Type.String({ maxLength: 160, description: 'category path, e.g. shopping/shoes' })),
  custom: Type.Optional(
    Type.String({ ...Slug, description: 'slug of a custom category; its filter applies in addition to the others' }),
  ),
  categories: list('category paths that narrow further, inside `category`'),
  brand: list('merchant slugs'),
  colour: list('colours'),
  size: list('sizes'),
  ...byDetailFilter((name) => list(`values of ${name}`, detailSeparator)),
  city: Type.Optional(CitySlug),
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
  discount: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'minimum discount in percent' })),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'minimum rating' })),
  deliversTo: Type.Optional(Type.String({ ...Pincode, description: 'only products deliverable to this pincode' })),
  shipsFast: Type.Optional(Type.Boolean({ description: 'only products that leave the merchant within two days' })),
  womenLed: Type.Optional(Type.Boolean({ description: 'only products of women-led merchants' })),
  isNew: Type.Optional(Type.Boolean()),
  available: Type.Optional(Type.Boolean()),
}
export const ProductsQuery = Type.Object({
  ...PageQuery,
  ...ProductFilters,
  sort: Type.Optional(withWords(Type.Integer({ enum: sortNumbers() }), productSortWords)),
  facets: Type.Optional(Type.Boolean({ description: 'whether to include filter counts' })),
})
export type ProductsQuery = Static<typeof ProductsQuery>

/** `total` is exact at any depth and size. */
export const ProductList = Type.Intersect([
  Page(ProductCard),
  Type.Object({
    facets: Nullable(Facets),
    category: Nullable(Category),
    customCategory: Nullable(CustomCategory),
    search: Nullable(SearchInsight, { description: 'null if there was no search query' }),
    sort: Type.Integer(),
  }),
])
export type ProductList = Static<typeof ProductList>

export const listProducts = {
  method: 'GET',
  url: '/v1/shop/products',
  access: 'visitor',
  summary: 'Lists products by filter, sort order and page',
  tags,
  schema: { querystring: ProductsQuery, response: { 200: ProductList, 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint
