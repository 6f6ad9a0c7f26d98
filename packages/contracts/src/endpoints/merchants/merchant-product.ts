import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Rupees, Sku, Slug, Text } from '../../schema.ts'
import { byProductNote, productNotes } from '../../shop/product-notes.ts'

const tags = ['merchant'] as const

/** The maximum number of pictures of a new product. */
export const mostNewPictures = 6

export const Grams = Type.Integer({ minimum: 1, maximum: 50_000, description: 'weight as shipped' })

/** Addresses of lists separate sizes by commas, and pair them with colours by slashes. */
export const sizePattern = '^[^,;/A-Za-z0-9]*[A-Za-z0-9][^,;/]*$'
/** A size as shoppers choose it, with its pieces. */
export const NewSize = Type.Object({
  size: Type.String({ minLength: 1, maxLength: 20, pattern: sizePattern, description: "e.g. 'XL'" }),
  stock: Type.Integer({ minimum: 0, maximum: 100_000, description: 'pieces in this size' }),
})
export const mostSizes = 30

/** One row of a product's facts, such as "Material: brass"; shown under "Good to know". */
export const ProductDetail = Type.Object({ label: Text(1, 40), value: Text(1, 160) })
export type ProductDetail = Static<typeof ProductDetail>

/** The texts of a new or edited product. Details and notes are optional: without them, an edit keeps the current ones. */
export const ProductWords = {
  title: Text(3, 120),
  category: Type.String({ maxLength: 120, pattern: '^[a-z0-9-]+/[a-z0-9-]+$' }),
  line: Text(10, 160),
  /** Text: an empty line begins a paragraph, and markup is kept as typed. */
  description: Text(30, 4000),
  details: Type.Optional(
    Type.Array(ProductDetail, { maxItems: 20, description: 'without the weight, which is added from the variants' }),
  ),
  ...byProductNote((name) => Type.Optional(Text(0, productNotes[name].longest))),
  ready_in_days: Type.Integer({ minimum: 0, maximum: 60, description: 'days until it leaves the merchant' }),
}

/** Choices of a new or edited product that shoppers see; without them, an edit keeps the current ones. */
export const ProductLook = {
  colour: Type.Optional(
    Type.String({
      maxLength: 80,
      pattern: '^[a-z0-9-]*$',
      description: 'slug of a colour of the shop; empty for none',
    }),
  ),
  size_guide: Type.Optional(
    Type.String({ maxLength: 40, description: 'type of a size guide that its category uses; empty for none' }),
  ),
}

/**
 * What the rules on packaged goods ask shops to say before something is bought. Optional as a whole: without it, an edit
 * keeps the current values, and a new product was made in India.
 */
export const Declared = Type.Object({
  origin: Text(2, 60),
  net_quantity: Text(0, 40),
  best_before: Text(0, 60),
})
export type Declared = Static<typeof Declared>

/** A size guide as one of the guides to choose from. */
export const GuideName = Type.Object({ type: Type.String(), title: Type.String() })
export type GuideName = Static<typeof GuideName>

export const SellingCategory = Type.Object({
  path: Type.String({ description: "e.g. 'home/lamps'" }),
  title: Type.String(),
  section: Type.String({ description: 'parent category' }),
  size_guides: Type.Array(GuideName, { description: 'the size guides that products of the category use' }),
})
export type SellingCategory = Static<typeof SellingCategory>

export const sellingCategories = {
  method: 'GET',
  url: '/merchant/categories',
  access: 'merchant',
  summary: 'Lists the categories in which a merchant may list a product, by section',
  tags,
  schema: { response: { 200: Data(Type.Array(SellingCategory)), 401: ErrorBody, 403: ErrorBody } },
} as const satisfies Endpoint

/** The pictures of a product for one colour. */
export const Gallery = Type.Object({
  colour: Type.String({ description: 'empty for products without colours' }),
  name: Nullable(Type.String(), { description: 'name of the colour' }),
  pictures: Type.Array(Picture),
})
export type Gallery = Static<typeof Gallery>

/** A variant with what its merchant needs to know to take it off sale and to add another one. */
export const OwnVariant = Type.Object({
  sku: Sku,
  options: Type.Record(Type.String(), Type.String()),
  weight_grams: Type.Integer(),
  price: Rupees,
  stock: Type.Integer({ description: 'number of pieces in stock' }),
  is_offered: Type.Boolean({ description: 'whether this variant is on sale' }),
  version: Type.String({ description: 'version of the variant; to be sent with `changeCatalogItem`' }),
})
export type OwnVariant = Static<typeof OwnVariant>

/** A product as its merchant edits it. Price, stock and availability are changed by variant: `changeCatalogItem`. */
export const OwnProduct = Type.Object({
  slug: Slug,
  title: Type.String(),
  category: Type.String({ description: 'path of the category' }),
  line: Type.String(),
  description: Type.String({ description: 'plain text, paragraphs separated by an empty line' }),
  details: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  ...byProductNote((name) => Type.String({ description: `${productNotes[name].hint}; empty if nothing is said` })),
  ready_in_days: Type.Integer(),
  is_available: Type.Boolean({ description: 'whether it is listed in the shop' }),
  colour: Nullable(Type.String(), {
    description: 'slug of its colour, empty without one; null for a product in several colours',
  }),
  size_guide: Nullable(GuideName),
  declared: Type.Object({
    origin: Type.String({ description: 'country of origin' }),
    net_quantity: Type.String({
      description: "number, weight or measure of what one contains, such as '1 piece'; empty if it comes in weights",
    }),
    best_before: Type.String({ description: "such as '6 months from packing'; empty for what does not spoil" }),
  }),
  variants: Type.Array(OwnVariant),
  galleries: Type.Array(Gallery, { description: 'one gallery per colour' }),
  version: Type.String({ description: 'version as last read by the merchant; to be sent with a change' }),
})
export type OwnProduct = Static<typeof OwnProduct>

export const ownProduct = {
  method: 'GET',
  url: '/merchant/products/:slug',
  access: 'merchant',
  summary: 'Returns a product of the merchant with all its editable fields',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    response: { 200: Data(OwnProduct), 404: ErrorBody },
  },
} as const satisfies Endpoint

/**
 * Takes the complete product. Fields that are as `version` saw them keep their current values; a field that someone
 * else changed meanwhile to another value is refused with a message, by field (409): read it again. The slug stays, so
 * shared links continue to work. Another category brings its GST, HSN and how far it is sent, as for a new product.
 * Existing pictures may be kept, moved and removed; new ones must be the merchant's own uploads.
 */
export const changeOwnProduct = {
  method: 'PUT',
  url: '/merchant/products/:slug',
  access: 'merchant',
  summary:
    'Updates name, texts, category, colour, size guide, declarations, weight, preparation time and pictures of a product',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    body: Type.Object({
      version: Type.String({ maxLength: 120 }),
      ...ProductWords,
      ...ProductLook,
      declared: Type.Optional(Declared),
      weights: Type.Array(Type.Object({ sku: Sku, weight_grams: Grams }), {
        maxItems: 500,
        description: 'one per variant',
      }),
      galleries: Type.Array(
        Type.Object({
          colour: Type.String({ maxLength: 80 }),
          pictures: Type.Array(Type.String({ maxLength: 200, description: 'URLs of the pictures, in order' }), {
            maxItems: 60,
          }),
        }),
        { maxItems: 60, description: 'one per colour of the product' },
      ),
    }),
    response: { 200: Data(OwnProduct), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
