import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Rupees, Sku, Slug, Timestamp } from '../../schema.ts'
import { byProductNote } from '../../shop/product-notes.ts'
import { ProductCard } from './product-card.ts'
import { ReviewAnswer } from './reviews.ts'

const tags = ['catalogue'] as const

export const Variant = Type.Object({
  sku: Sku,
  color: Nullable(Type.String()),
  color_hex: Nullable(Type.String()),
  size: Nullable(Type.String()),
  weight: Nullable(Type.String()),
  price: Rupees,
  og_price: Rupees,
  discount_percent: Type.Integer(),
  price_note: Nullable(
    Type.String({ description: 'how the price compares with those of the last 30 days, if it changed in that time' }),
  ),
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
  sku: Nullable(Type.String()),
  max_characters: Nullable(Type.Integer()),
  image_size_x: Nullable(Type.Integer({ description: 'width in pixels of an uploaded picture' })),
  image_size_y: Nullable(Type.Integer({ description: 'height in pixels' })),
  guide: Nullable(Type.String({ description: 'instructions for filling it in' })),
  values: Type.Array(
    Type.Object({
      option_type_id: Type.String(),
      title: Type.String(),
      sort_order: Type.Integer(),
      price: Rupees,
      price_type: Type.Literal('fixed'),
      sku: Nullable(Type.String()),
    }),
  ),
})

export const Crumb = Type.Object({
  title: Type.String(),
  path: Type.String({ description: 'category path, without /shop/c/' }),
})

const flag = Type.Union([Type.Literal('0'), Type.Literal('1')], { description: "'1' for yes" })
/** Other attributes of a product, under the names that apps know. */
const attributes = {
  special_price: Rupees,
  size_information: Nullable(Type.String()),
  model_size_information: Nullable(Type.String()),
  manufacture: Type.String(),
  manufacture_email: Nullable(Type.String()),
  country_of_origin: Type.String(),
  address: Type.String(),
  google_link: Type.String({ description: 'map link to the merchant’s location' }),
  delivery_info: Type.String(),
  comment_form: flag,
  redemption: Nullable(Type.String()),
  question: Nullable(Type.String({ description: 'question for the buyer' })),
  shipping_area: Type.String(),
  tax_class_id: Type.Integer({ description: 'GST rate in percent' }),
  category_ids: Type.Array(Type.String()),
  news_from_data: Timestamp,
  news_to_date: Timestamp,
  image: Nullable(Type.String()),
  upload: flag,
}

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
  ...byProductNote(() => Nullable(Type.String())),
  sg_type: Nullable(Type.String()),
  shipping_time: Type.String(),
  returns: Type.String(),
  sale_terms: Type.Object(
    {
      return_days: Type.Integer({ description: 'days after delivery; 0 for what cannot be returned' }),
      dispatch_days: Type.Integer({ description: 'the most days until it leaves the merchant' }),
      delivery_days: Type.Integer({ description: 'the most days on the road' }),
      delivery_charge: Rupees,
      free_delivery_from: Rupees,
    },
    { description: 'terms in figures, for search engines' },
  ),
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
      answer: Nullable(ReviewAnswer),
    }),
    { description: 'first few reviews' },
  ),
  ...attributes,
  meta_title: Type.String(),
  meta_description: Type.String(),
})
export type ProductDetails = Static<typeof ProductDetails>

const detailsQuery = Type.Object({ slug: Slug })
export const getProduct = {
  method: 'GET',
  url: '/v4/products/getDetails',
  access: 'public',
  summary: 'Returns a product with options, variants, merchant and offers',
  tags,
  schema: { querystring: detailsQuery, response: { 200: Data(ProductDetails), 404: ErrorBody } },
} as const satisfies Endpoint

export const getProductV3 = {
  method: 'GET',
  url: '/v3/products/getDetails',
  access: 'public',
  summary: 'Returns a product in the legacy format with custom attributes',
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

export const similarProducts = {
  method: 'GET',
  url: '/products/getSimilarProducts',
  access: 'public',
  summary: 'Lists similar products',
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
  summary: 'Returns a size guide by sg_type',
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
