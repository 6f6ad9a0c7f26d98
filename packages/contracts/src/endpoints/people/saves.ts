import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Rupees, Timestamp } from '../../schema.ts'
import { MallCard } from '../city/malls.ts'
import { MapCard } from '../city/places.ts'
import { EventCard, PlaceCard, PostCard } from '../content/cards.ts'
import { VideoCard } from '../content/video-shape.ts'
import { ProductCard } from '../shop/product-card.ts'

const tags = ['saves'] as const

/**
 * What can be saved. Everything written (discoveries, guides, reviews) is kept as `post`, because an editor may change
 * its kind.
 */
export const SaveKind = Type.Union([
  Type.Literal('product'),
  Type.Literal('place'),
  Type.Literal('post'),
  Type.Literal('event'),
  Type.Literal('mall'),
  Type.Literal('video'),
  Type.Literal('map'),
])
export type SaveKind = Static<typeof SaveKind>

/**
 * Content that is unique in the country is named by its slug, content of a city by `city/slug`. A post's number, a slug
 * that only one city has, and `city/slug` of any content are accepted for that name; responses contain the name itself.
 */
export const ContentRef = Type.String({
  minLength: 1,
  maxLength: 160,
  pattern: '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]*$',
  description: "slug; for posts and events 'city/slug'",
})

const written: readonly string[] = ['discovery', 'guide', 'review']
/** The kind under which content is kept: `savedAs(card.kind)`. */
export const savedAs = (kind: SaveKind | 'discovery' | 'guide' | 'review'): SaveKind =>
  written.includes(kind) ? 'post' : (kind as SaveKind)

const Bookmark = Type.Object({
  kind: Type.Union([SaveKind, Type.Literal('discovery'), Type.Literal('guide'), Type.Literal('review')]),
  ref: ContentRef,
})
const Saved = Type.Object({ kind: SaveKind, ref: Type.String(), isSaved: Type.Boolean() })
/** One filled heart. */
export const SavedRef = Type.Object({ kind: SaveKind, ref: Type.String() })
export type SavedRef = Static<typeof SavedRef>

/** One save with the card of its kind; the card is null when the content no longer exists. */
export const SavedItem = Type.Object({
  kind: SaveKind,
  ref: Type.String(),
  saved_at: Timestamp,
  product: Nullable(ProductCard),
  place: Nullable(PlaceCard),
  post: Nullable(PostCard),
  event: Nullable(EventCard),
  mall: Nullable(MallCard),
  video: Nullable(VideoCard),
  map: Nullable(MapCard),
})
export type SavedItem = Static<typeof SavedItem>

/** A save as its owner sees it. */
export const Bookmarked = Type.Intersect([
  SavedItem,
  Type.Object({
    cheaper_by: Nullable(Rupees, { description: 'how much less a product costs than when it was saved' }),
  }),
])
export type Bookmarked = Static<typeof Bookmarked>

export const listBookmarks = {
  method: 'GET',
  url: '/v5/bookmarks',
  access: 'user',
  summary: 'Lists the caller’s saves, newest first, optionally of one kind; deleted items come without a card',
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, kind: Type.Optional(SaveKind) }),
    response: {
      200: Type.Intersect([
        Page(Bookmarked),
        Type.Object({ counts: Type.Record(Type.String(), Type.Integer(), { description: 'number of saves by kind' }) }),
      ]),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** What the hearts of a page need, requested once per visit. */
export const savedRefs = {
  method: 'GET',
  url: '/v5/bookmarks/refs',
  access: 'user',
  summary: 'Lists the refs of everything the caller saved, newest first, at most 1000',
  tags,
  schema: { response: { 200: Data(Type.Array(SavedRef)) } },
} as const satisfies Endpoint

export const addBookmark = {
  method: 'POST',
  url: '/v5/bookmarks',
  access: 'user',
  summary: 'Saves an item; idempotent',
  tags,
  schema: { body: Bookmark, response: { 200: Data(Saved), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody } },
} as const satisfies Endpoint

export const removeBookmark = {
  method: 'POST',
  url: '/v5/bookmarks/remove',
  access: 'user',
  summary: 'Removes a save; idempotent',
  tags,
  schema: { body: Bookmark, response: { 200: Data(Saved), 400: ErrorBody } },
} as const satisfies Endpoint

const discoveryParams = Type.Object({
  discoveryId: Type.String({ minLength: 1, maxLength: 160, description: 'id, or slug with its city' }),
})
const discoveryQuery = Type.Object({ city: Type.Optional(Type.String({ maxLength: 40 })) })

export const saveDiscovery = {
  method: 'POST',
  url: '/bookmarks/discoveries/:discoveryId',
  access: 'user',
  summary: 'Saves a discovery',
  tags,
  schema: {
    params: discoveryParams,
    querystring: discoveryQuery,
    response: { 200: Data(Saved), 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const forgetDiscovery = {
  method: 'POST',
  url: '/bookmarks/discoveries/delete/:discoveryId',
  access: 'user',
  summary: 'Removes the save of a discovery',
  tags,
  schema: { params: discoveryParams, querystring: discoveryQuery, response: { 200: Data(Saved), 404: ErrorBody } },
} as const satisfies Endpoint

export const savedProducts = {
  method: 'GET',
  url: '/v1/shop/saves',
  access: 'user',
  summary: 'Lists saved products that are still on sale, most recently saved first',
  tags,
  schema: { querystring: Type.Object(PageQuery), response: { 200: Page(ProductCard), 400: ErrorBody } },
} as const satisfies Endpoint
