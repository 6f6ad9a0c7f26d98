import Type, { type Static } from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Timestamp } from '../schema.ts'
import { ProductCard } from './catalogue.ts'

const tags = ['saves'] as const

/** What can be saved. A kind nobody can show yet is refused as unknown. */
export const SaveKind = Type.Union([
  Type.Literal('product'),
  Type.Literal('place'),
  Type.Literal('post'),
  Type.Literal('discovery'),
])
export type SaveKind = Static<typeof SaveKind>

/** Names one thing: `ref` is its slug. */
const Wanted = Type.Object({
  kind: SaveKind,
  ref: Type.String({ minLength: 1, maxLength: 160, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', description: 'its slug' }),
})
const Saved = Type.Object({ kind: SaveKind, ref: Type.String(), isSaved: Type.Boolean() })

export const SavedItem = Type.Object({
  kind: SaveKind,
  ref: Type.String(),
  saved_at: Timestamp,
  product: Nullable(ProductCard),
})
export type SavedItem = Static<typeof SavedItem>

export const listBookmarks = {
  method: 'GET',
  url: '/v5/bookmarks',
  access: 'user',
  summary:
    'All saves of the caller, newest first, of one kind if asked; `product` is null when it is not sold any more',
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, kind: Type.Optional(SaveKind) }),
    response: { 200: Page(SavedItem), 400: ErrorBody },
  },
} as const satisfies Endpoint

/** What the hearts of a page need: asked once a visit. */
export const savedRefs = {
  method: 'GET',
  url: '/v5/bookmarks/refs',
  access: 'user',
  summary: 'The refs of what the caller saved of one kind, newest first, at most 1000',
  tags,
  schema: {
    querystring: Type.Object({ kind: SaveKind }),
    response: { 200: Data(Type.Array(Type.String())), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const addBookmark = {
  method: 'POST',
  url: '/v5/bookmarks',
  access: 'user',
  summary: 'Saves a thing; saving it twice is saving it',
  tags,
  schema: { body: Wanted, response: { 200: Data(Saved), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody } },
} as const satisfies Endpoint

export const removeBookmark = {
  method: 'POST',
  url: '/v5/bookmarks/remove',
  access: 'user',
  summary: 'Takes a save back; what was not saved stays so',
  tags,
  schema: { body: Wanted, response: { 200: Data(Saved), 400: ErrorBody } },
} as const satisfies Endpoint

export const savedProducts = {
  method: 'GET',
  url: '/v1/shop/saves',
  access: 'user',
  summary: 'Saved products that are still sold, newest save first',
  tags,
  schema: { querystring: Type.Object(PageQuery), response: { 200: Page(ProductCard), 400: ErrorBody } },
} as const satisfies Endpoint
