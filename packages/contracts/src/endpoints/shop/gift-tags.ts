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
  because: Nullable(Words(1, 80), { description: "what it says for a gift by itself: 'it is a thing to keep'" }),
  categories: Type.Array(CategoryPath, { maxItems: 200, description: 'everything in them has it' }),
})
export type GiftTagDraft = Static<typeof GiftTagDraft>

export const EditedGiftTag = Type.Object({
  tag: Tag,
  ...Versioned,
  ...GiftTagDraft.properties,
  inStock: Type.Integer({ description: 'products in stock that have it' }),
  usedIn: Type.Array(Type.Object({ slug: Slug, title: Type.String() }), {
    description: 'questionnaires that look for it, as they are asked now',
  }),
  allCategories: Type.Array(Type.Object({ path: CategoryPath, title: Type.String(), products: Type.Integer() }), {
    description: 'all categories that products stand in',
  }),
})
export type EditedGiftTag = Static<typeof EditedGiftTag>
const edited = { 200: Data(EditedGiftTag), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

export const giftTags = {
  method: 'GET',
  url: '/editor/gift-tags',
  access: 'editor',
  summary: 'All tags of the gift finder, with what has them and which questions look for them',
  tags,
  schema: {
    response: {
      200: Data(
        Type.Array(
          Type.Object({
            tag: Tag,
            label: Type.String(),
            inStock: Type.Integer(),
            usedIn: Type.Array(Type.String({ description: 'the title of a questionnaire' })),
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
  summary: 'A tag of the gift finder and the categories that have it',
  tags,
  schema: { params, response: edited },
} as const satisfies Endpoint

export const createGiftTag = {
  method: 'POST',
  url: '/editor/gift-tags',
  access: 'editor',
  summary: 'Begins a tag; nothing has it yet',
  tags,
  schema: { body: Type.Object({ tag: Tag, label: Words(1, 60) }), response: edited },
} as const satisfies Endpoint

/** Saving over another person's changes is refused (409), and nothing is written. */
export const saveGiftTag = {
  method: 'PUT',
  url: '/editor/gift-tags/:tag',
  access: 'editor',
  summary: 'Writes a tag anew; the gift finder weighs by it at once',
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
  summary: 'Takes a tag away that no question looks for',
  tags,
  schema: { params, response: { 200: Data(Type.Object({ tag: Tag })), 404: ErrorBody, 409: ErrorBody } },
} as const satisfies Endpoint

export const TaggedProduct = Type.Object({
  slug: Slug,
  title: Type.String(),
  merchant: Type.String(),
  fits: Type.Boolean({ description: 'false: the tag of its category does not hold for it' }),
})
export type TaggedProduct = Static<typeof TaggedProduct>

export const productsOfGiftTag = {
  method: 'GET',
  url: '/editor/gift-tags/:tag/products',
  access: 'editor',
  summary: 'Products for which the tag was set by themselves, not by their category',
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
  summary: 'Says of one product that it has the tag or has it not; with null its category decides',
  tags,
  schema: {
    params: Type.Object({ tag: Tag, slug: Slug }),
    body: Type.Object({ fits: Nullable(Type.Boolean()) }),
    response: { 200: Data(Type.Object({ fits: Nullable(Type.Boolean()) })), 404: ErrorBody },
  },
} as const satisfies Endpoint
