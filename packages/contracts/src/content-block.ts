import Type, { type Static } from 'typebox'
import { EventCard, PlaceCard, PostCard } from './endpoints/cards.ts'
import { ProductCard } from './endpoints/product-card.ts'
import { Video } from './endpoints/video-shape.ts'
import { Nullable, Picture, Slug } from './schema.ts'

const title = Type.String({ maxLength: 160 })
const slugs = Type.Array(Slug, { minItems: 1, maxItems: 24 })
const html = Type.String({
  maxLength: 20_000,
  description: 'p, a, strong, em, ul, ol, li and br only; sanitised by the server',
})

const Text = Type.Object({ type: Type.Literal('text'), html })
const Heading = Type.Object({ type: Type.Literal('heading'), text: Type.String({ minLength: 1, maxLength: 200 }) })
const Quote = Type.Object({
  type: Type.Literal('quote'),
  text: Type.String({ minLength: 1, maxLength: 1_000 }),
  who: Type.String({ maxLength: 120 }),
})
const Tip = Type.Object({ type: Type.Literal('tip'), text: Type.String({ minLength: 1, maxLength: 1_000 }) })
const caption = Type.String({ maxLength: 300 })
const alt = Type.String({ maxLength: 300 })

/** A picture as it is written down: a scene of the post's city by name, or the address of an uploaded one. */
export const PictureSource = Type.Union([
  Type.Object({ scene: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }), alt }),
  Type.Object({ url: Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_-]{1,200}$' }), alt }),
])
export type PictureSource = Static<typeof PictureSource>

/** A block as it is stored and edited: references are slugs, of places, products, events and videos of the same city. */
export const StoredBlock = Type.Union([
  Text,
  Heading,
  Type.Object({ type: Type.Literal('picture'), picture: PictureSource, caption }),
  Quote,
  Type.Object({ type: Type.Literal('places'), title, slugs }),
  Type.Object({ type: Type.Literal('products'), title, slugs }),
  Type.Object({ type: Type.Literal('events'), title, slugs }),
  Type.Object({ type: Type.Literal('video'), slug: Slug }),
  Type.Object({ type: Type.Literal('map'), slug: Slug }),
  Tip,
])
export type StoredBlock = Static<typeof StoredBlock>

/** A point on a map that is a place. */
export const MapSummary = Type.Object({
  slug: Slug,
  href: Type.String(),
  title: Type.String(),
  line: Type.String(),
  places: Type.Array(PlaceCard),
})
export type MapSummary = Static<typeof MapSummary>

/** A block as a page shows it: what it names is filled in, and what is gone is left out. */
export const ContentBlock = Type.Union([
  Text,
  Heading,
  Type.Object({ type: Type.Literal('picture'), picture: Picture, caption }),
  Quote,
  Type.Object({ type: Type.Literal('places'), title, places: Type.Array(PlaceCard) }),
  Type.Object({ type: Type.Literal('products'), title, products: Type.Array(ProductCard) }),
  Type.Object({ type: Type.Literal('events'), title, events: Type.Array(EventCard) }),
  Type.Object({ type: Type.Literal('video'), video: Video }),
  Type.Object({ type: Type.Literal('map'), map: MapSummary }),
  Tip,
])
export type ContentBlock = Static<typeof ContentBlock>

/** One of the lists below a post or a place (the spec's feed sections). */
export const FeedSection = Type.Object({
  kind: Type.Union([
    Type.Literal('similar-places'),
    Type.Literal('other-places'),
    Type.Literal('upcoming-events'),
    Type.Literal('posts'),
  ]),
  title: Type.String(),
  href: Nullable(Type.String({ description: 'where all of them stand' })),
  places: Type.Array(PlaceCard),
  events: Type.Array(EventCard),
  posts: Type.Array(PostCard),
})
export type FeedSection = Static<typeof FeedSection>
