import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Slug } from '../../schema.ts'
import { Versioned, Words } from '../site/staff-shapes.ts'

const tags = ['editor'] as const
const Tag = Type.String({ maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const params = Type.Object({ tag: Tag })
const CategoryPath = Type.String({ maxLength: 120, pattern: '^[a-z0-9-]+(/[a-z0-9-]+)?$' })

/** A tag that questions and products share, as editors edit it. */
export const GiftTagDraft = Type.Object({
  label: Words(1, 60),
  because: Nullable(Words(1, 80), {
    description: "reason to give for a gift with this tag alone: 'it is a thing to keep'",
  }),
  categories: Type.Array(CategoryPath, { maxItems: 200, description: 'categories in which every product has the tag' }),
})
export type GiftTagDraft = Static<typeof GiftTagDraft>

export const EditedGiftTag = Type.Object({
  tag: Tag,
  ...Versioned,
  ...GiftTagDraft.properties,
  inStock: Type.Integer({ description: 'number of products in stock with the tag' }),
  usedIn: Type.Array(Type.Object({ slug: Slug, title: Type.String() }), {
    description: 'current questionnaires that use the tag',
  }),
  allCategories: Type.Array(Type.Object({ path: CategoryPath, title: Type.String(), products: Type.Integer() }), {
    description: 'all categories that contain products',
  }),
})
export type EditedGiftTag = Static<typeof EditedGiftTag>
const edited = { 200: Data(EditedGiftTag), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

export const giftTags = {
  method: 'GET',
  url: '/editor/gift-tags',
  access: 'editor',
  summary: 'Lists all tags of the gift finder, with the number of products and the questionnaires that use them',
  tags,
  schema: {
    response: {
      200: Data(
        Type.Array(
          Type.Object({
            tag: Tag,
            label: Type.String(),
            inStock: Type.Integer(),
            usedIn: Type.Array(Type.String({ description: 'title of a questionnaire' })),
          }),
        ),
      ),
    },
  },
} as const satisfies Endpoint

export const giftTag = {
  method: 'GET',
  url: '/editor/gift-tags/:tag',
  access: 'editor',
  summary: 'Returns a tag of the gift finder and the categories that have it',
  tags,
  schema: { params, response: edited },
} as const satisfies Endpoint

export const createGiftTag = {
  method: 'POST',
  url: '/editor/gift-tags',
  access: 'editor',
  summary: 'Creates a tag that no product has yet',
  tags,
  schema: { body: Type.Object({ tag: Tag, label: Words(1, 60) }), response: edited },
} as const satisfies Endpoint

/** Saving over another person's changes is refused (409), and nothing is written. */
export const saveGiftTag = {
  method: 'PUT',
  url: '/editor/gift-tags/:tag',
  access: 'editor',
  summary: 'Updates a tag; the gift finder uses it at once',
  tags,
  schema: {
    params,
    body: Type.Object({ version: Versioned.version, ...GiftTagDraft.properties }),
    response: edited,
  },
} as const satisfies Endpoint

/** Refused (409) while questions use the tag. */
export const removeGiftTag = {
  method: 'DELETE',
  url: '/editor/gift-tags/:tag',
  access: 'editor',
  summary: 'Deletes a tag that no question uses',
  tags,
  schema: { params, response: { 200: Data(Type.Object({ tag: Tag })), 404: ErrorBody, 409: ErrorBody } },
} as const satisfies Endpoint

export const TaggedProduct = Type.Object({
  slug: Slug,
  title: Type.String(),
  merchant: Type.String(),
  fits: Type.Boolean({ description: 'false if the tag of its category does not apply to this product' }),
})
export type TaggedProduct = Static<typeof TaggedProduct>

export const productsOfGiftTag = {
  method: 'GET',
  url: '/editor/gift-tags/:tag/products',
  access: 'editor',
  summary: 'Lists products whose tag was set individually rather than by their category',
  tags,
  schema: {
    params,
    querystring: Type.Object({ ...PageQuery }),
    response: { 200: Page(TaggedProduct), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const tagProduct = {
  method: 'PUT',
  url: '/editor/gift-tags/:tag/products/:slug',
  access: 'editor',
  summary: 'Sets whether a product has the tag; with null its category decides',
  tags,
  schema: {
    params: Type.Object({ tag: Tag, slug: Slug }),
    body: Type.Object({ fits: Nullable(Type.Boolean()) }),
    response: { 200: Data(Type.Object({ fits: Nullable(Type.Boolean()) })), 404: ErrorBody },
  },
} as const satisfies Endpoint
