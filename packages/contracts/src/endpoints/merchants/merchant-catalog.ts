import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Page, PageQuery, Picture, Rupees, Sku, Slug, Text } from '../../schema.ts'
import { Declared, Grams, mostNewPictures, mostSizes, NewSize, ProductLook, ProductWords } from './merchant-product.ts'

const tags = ['merchant'] as const

/** One variant of a product as its merchant manages it. */
export const CatalogItem = Type.Object({
  sku: Sku,
  slug: Slug,
  title: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  media_image: Picture,
  price: Rupees,
  mrp: Rupees,
  stock: Type.Integer({ description: 'number of pieces in stock' }),
  held: Type.Integer({ description: 'number of those pieces reserved by pending payments' }),
  is_available: Type.Boolean({ description: 'whether the product, with all its variants, is listed in the shop' }),
  is_offered: Type.Boolean({
    description: 'whether this variant is on sale, provided that its product is listed in the shop',
  }),
  version: Type.String({ description: 'version as last read by the merchant; to be sent with a change' }),
})
export type CatalogItem = Static<typeof CatalogItem>

export const catalogFilters = ['low', 'sold_out', 'hidden'] as const
export type CatalogFilter = (typeof catalogFilters)[number]

export const merchantCatalog = {
  method: 'GET',
  url: '/merchant/catalog',
  access: 'merchant',
  summary: "Lists the merchant's products, one row per variant: lowest stock first, the rest by title; with counts",
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      filter: Type.Optional(Type.Enum(catalogFilters)),
      q: Type.Optional(Text(0, 60)),
    }),
    response: {
      200: Type.Object({
        ...Page(CatalogItem).properties,
        counts: Type.Object({
          all: Type.Integer(),
          low: Type.Integer({ description: 'number of variants with 1 to 5 left' }),
          sold_out: Type.Integer(),
          hidden: Type.Integer(),
        }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

/**
 * Omitted fields stay unchanged. Only the fields that are changed must still match `version`: a new price does not
 * conflict with a sale in the meantime, but a new stock does, and is refused with a message (409): read the item again.
 */
export const changeCatalogItem = {
  method: 'PUT',
  url: '/merchant/catalog/:sku',
  access: 'merchant',
  summary:
    'Sets price, MRP and stock of a variant, whether it is on sale, and whether its product is listed in the shop',
  tags,
  schema: {
    params: Type.Object({ sku: Sku }),
    body: Type.Object({
      version: Type.String({ maxLength: 80 }),
      price: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
      mrp: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
      stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      is_available: Type.Optional(Type.Boolean()),
      is_offered: Type.Optional(Type.Boolean()),
    }),
    response: { 200: Data(CatalogItem), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

/**
 * A product of one variant, or of one per size, in one colour or none, on sale at once. GST, HSN and shipping range
 * follow the other products of its category; every error is reported by its field. Responds with its first variant.
 */
export const addCatalogItem = {
  method: 'POST',
  url: '/merchant/catalog',
  access: 'merchant',
  summary: 'Creates a product and puts it on sale',
  tags,
  schema: {
    body: Type.Object({
      ...ProductWords,
      ...ProductLook,
      declared: Type.Optional(Declared),
      price: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
      mrp: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
      stock: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 100_000, description: 'pieces of a product without sizes' }),
      ),
      sizes: Type.Optional(
        Type.Array(NewSize, {
          minItems: 1,
          maxItems: mostSizes,
          description: 'in the order in which they are offered',
        }),
      ),
      weight_grams: Grams,
      pictures: Type.Array(Type.String({ maxLength: 200, description: 'URLs of the merchant’s own uploads' }), {
        minItems: 1,
        maxItems: mostNewPictures,
      }),
    }),
    response: { 200: Data(CatalogItem), 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
  },
} as const satisfies Endpoint
