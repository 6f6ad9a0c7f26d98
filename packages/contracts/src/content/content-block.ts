import Type, { type Static } from 'typebox'
import { EventCard, PlaceCard, PostCard } from '../endpoints/content/cards.ts'
import { Nullable, Slug } from '../schema.ts'

const alt = Type.String({ maxLength: 300 })

/** A picture as it is stored: a scene of the post's city by name, or the address of an uploaded picture. */
export const PictureSource = Type.Union([
  Type.Object({ scene: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }), alt }),
  Type.Object({ url: Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_-]{1,200}$' }), alt }),
])
export type PictureSource = Static<typeof PictureSource>

/** A group of places on one map. */
export const MapSummary = Type.Object({
  slug: Slug,
  href: Type.String(),
  title: Type.String(),
  line: Type.String(),
  places: Type.Array(PlaceCard),
})
export type MapSummary = Static<typeof MapSummary>

/** One of the lists below a post or a place (the spec's feed sections). */
export const FeedSection = Type.Object({
  kind: Type.Union([
    Type.Literal('similar-places'),
    Type.Literal('other-places'),
    Type.Literal('upcoming-events'),
    Type.Literal('posts'),
  ]),
  title: Type.String(),
  href: Nullable(Type.String({ description: 'page that lists all items' })),
  places: Type.Array(PlaceCard),
  events: Type.Array(EventCard),
  posts: Type.Array(PostCard),
})
export type FeedSection = Static<typeof FeedSection>
