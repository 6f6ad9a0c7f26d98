import Type, { type Static } from 'typebox'
import { Block } from '../../content/block.ts'
import { PictureSource } from '../../content/content-block.ts'
import { mostBlocks } from '../../content/most-blocks.ts'
import type { AnswerOf, Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, Email, ErrorBody, Nullable, Slug, Text, Timestamp } from '../../schema.ts'
import { OpeningHours, Place } from '../city/places.ts'
import { EventKind } from '../events/event-kinds.ts'
import { TicketTypeId } from '../events/event-shapes.ts'
import { PlaceType, PostKind } from './cards.ts'
import { DiscoveryDetails } from './posts.ts'
import { editedContent, writingOf } from './staff-writing.ts'

/** The maximum number of pictures of a place besides its first. */
export const mostMorePictures = 8
export const mostTicketTypes = 8

const filed = { tags: Type.Array(Slug, { maxItems: 10 }), picture: PictureSource }
const title = Text(1, 140)
const blocks = Type.Array(Block, { maxItems: mostBlocks })

export const PostDraft = Type.Object({
  kind: PostKind,
  kicker: Text(0, 40),
  title,
  line: Text(0, 240),
  locality: Nullable(Slug),
  author: Nullable(Slug, { description: 'handle of the author' }),
  ...filed,
  blocks,
})
export type PostDraft = Static<typeof PostDraft>

export const editorPosts = writingOf({
  name: 'posts',
  one: 'a post',
  draft: PostDraft,
  more: {},
  begin: Type.Object({ city: CitySlug, kind: PostKind, title }),
})
export type EditedPost = AnswerOf<typeof editorPosts.get>['data']

export const PlaceDraft = Type.Object({
  kind: Text(0, 40),
  type: PlaceType,
  title,
  line: Text(0, 240),
  locality: Slug,
  story: Type.Array(Text(1, 2_000), { maxItems: 12, description: 'paragraphs of plain text' }),
  address: Text(0, 240),
  lat: Type.Number({ minimum: -85, maximum: 85 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  hours: Nullable(Text(1, 160), { description: 'opening hours as text; null if unknown' }),
  price: Nullable(Type.Integer({ minimum: 1, maximum: 3 })),
  howTo: Text(0, 1_000),
  phone: Nullable(Type.String({ pattern: '^\\+?[0-9][0-9 -]{5,18}$', description: 'phone number as dialled' })),
  ...filed,
  pictures: Type.Array(PictureSource, {
    maxItems: mostMorePictures,
    description: 'further pictures besides the first',
  }),
})
export type PlaceDraft = Static<typeof PlaceDraft>

export const editorPlaces = writingOf({
  name: 'places',
  one: 'a place',
  draft: PlaceDraft,
  begin: Type.Object({ city: CitySlug, type: PlaceType, locality: Slug, title }),
  more: {
    hours: Type.Object({ ...OpeningHours.properties }, { description: 'opening hours as currently shown on its page' }),
  },
})
export type EditedPlace = AnswerOf<typeof editorPlaces.get>['data']

/** `id` is null until the ticket type is published. */
export const TicketDraft = Type.Object({
  id: Nullable(TicketTypeId),
  name: Text(1, 60),
  line: Text(0, 160),
  price: Type.Number({ minimum: 0, maximum: 100_000, description: 'rupees; 0 is free' }),
  seats: Type.Integer({ minimum: 0, maximum: 100_000 }),
})
export type TicketDraft = Static<typeof TicketDraft>

export const EventDraft = Type.Object({
  kind: EventKind,
  title,
  line: Text(0, 240),
  starts: Timestamp,
  ends: Timestamp,
  venue: Text(0, 120),
  place: Nullable(Slug, { description: 'place where it happens, if it has a page' }),
  locality: Nullable(Slug),
  host: Text(0, 80),
  hostLine: Text(0, 240),
  ...filed,
  tickets: Type.Array(TicketDraft, { maxItems: mostTicketTypes }),
  blocks,
})
export type EventDraft = Static<typeof EventDraft>

/** The facts that limit how a ticket type can still be changed. */
export const SoldSeats = Type.Object({
  id: TicketTypeId,
  sold: Type.Integer(),
  held: Type.Integer({ description: 'seats currently on hold' }),
  isUsed: Type.Boolean({ description: 'chosen or waited for by a buyer, so it cannot be removed' }),
})
export type SoldSeats = Static<typeof SoldSeats>

/** A person who checks tickets at the entrance of an event. */
export const Organiser = Type.Object({ id: Type.String(), name: Type.String(), email: Email })
export type Organiser = Static<typeof Organiser>

export const editorEvents = writingOf({
  name: 'events',
  one: 'an event',
  draft: EventDraft,
  begin: Type.Object({ city: CitySlug, kind: EventKind, title, starts: Timestamp }),
  more: { isCalledOff: Type.Boolean(), seats: Type.Array(SoldSeats), organisers: Type.Array(Organiser) },
})
export type EditedEvent = AnswerOf<typeof editorEvents.get>['data']

export const callOffEvent = {
  method: 'POST',
  url: '/editor/events/:id/call-off',
  access: 'editor',
  summary:
    'Cancels an event permanently: voids its tickets, refunds all payments and notifies everyone by email or text',
  tags: ['editor'],
  schema: {
    params: editedContent.params,
    body: Type.Object({ version: editedContent.version }),
    response: editorEvents.get.schema.response,
  },
} as const satisfies Endpoint

/** Takes effect at once, independent of unpublished changes; at least one organiser remains. */
export const changeOrganiser = {
  method: 'POST',
  url: '/editor/events/:id/organisers',
  access: 'editor',
  summary: 'Makes an account an organiser of an event, or revokes this',
  tags: ['editor'],
  schema: {
    params: editedContent.params,
    body: Type.Object({ email: Email, isOrganiser: Type.Boolean() }),
    response: {
      200: Data(Type.Array(Organiser)),
      400: ErrorBody,
      401: ErrorBody,
      403: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint

const seen = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody } as const

export const previewPost = {
  method: 'GET',
  url: '/editor/preview/:id',
  access: 'editor',
  summary: 'Returns a preview of a post or event page with the latest saved version; not cached',
  tags: ['editor'],
  schema: {
    params: Type.Object({ id: Slug }),
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(DiscoveryDetails), ...seen },
  },
} as const satisfies Endpoint

export const previewPlace = {
  method: 'GET',
  url: '/editor/preview/places/:slug',
  access: 'editor',
  summary: 'Returns a preview of a place page with the latest saved version; not cached',
  tags: ['editor'],
  schema: { params: Type.Object({ slug: Slug }), response: { 200: Data(Place), ...seen } },
} as const satisfies Endpoint
