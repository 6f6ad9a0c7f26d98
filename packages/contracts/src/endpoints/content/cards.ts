import Type, { type Static } from 'typebox'
import { CitySlug, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'

/** Kinds of posts. A guide and a discovery have the path /{city}/{slug}, a post and a review /{city}/post/{slug}. */
export const PostKind = Type.Union([
  Type.Literal('guide'),
  Type.Literal('discovery'),
  Type.Literal('review'),
  Type.Literal('post'),
])
export type PostKind = Static<typeof PostKind>

export const PostCard = Type.Object({
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  kind: PostKind,
  href: Type.String(),
  kicker: Type.String(),
  title: Type.String(),
  line: Type.String(),
  author: Type.String({ description: 'name of the author' }),
  minutes: Type.Integer(),
  saves: Type.Integer(),
  publishedAt: Timestamp,
  image: Picture,
})
export type PostCard = Static<typeof PostCard>

export const EventCard = Type.Object({
  id: Type.String(),
  slug: Slug,
  href: Type.String(),
  title: Type.String(),
  starts: Type.String({ format: 'date-time' }),
  ends: Type.String({ format: 'date-time' }),
  venue: Type.String(),
  line: Type.String({ description: 'time, price and seats as text' }),
  image: Picture,
})
export type EventCard = Static<typeof EventCard>

/** The purpose of a place; its `kind` says what it is: 'Cafe', 'Stepwell'. */
export const PlaceType = Type.Union([
  Type.Literal('food'),
  Type.Literal('nightlife'),
  Type.Literal('shopping'),
  Type.Literal('outdoors'),
  Type.Literal('culture'),
  Type.Literal('wellness'),
  Type.Literal('activities'),
])
export type PlaceType = Static<typeof PlaceType>

export const PlaceCard = Type.Object({
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  href: Type.String(),
  title: Type.String(),
  kind: Type.String(),
  type: PlaceType,
  locality: Type.String(),
  line: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  price: Nullable(Type.Integer({ minimum: 1, maximum: 3 }), {
    description: 'price level from 1 to 3; null if free or unknown',
  }),
  saves: Type.Integer(),
  image: Picture,
})
export type PlaceCard = Static<typeof PlaceCard>
