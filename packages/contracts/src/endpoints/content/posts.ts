import Type, { type Static } from 'typebox'
import { Block, BlockThings } from '../../content/block.ts'
import { FeedSection } from '../../content/content-block.ts'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'
import { EventDetails } from '../events/event-shapes.ts'
import { Author } from './authors.ts'
import { PostCard } from './cards.ts'
import { Feed, FeedQuery } from './feed.ts'

const tags = ['posts'] as const

export const postFeed = {
  method: 'GET',
  url: '/v1/post/:type',
  access: 'visitor',
  summary: "Posts of a kind ('guide', 'discovery', 'review', 'post', or 'all'), popular or latest first",
  tags,
  schema: {
    params: Type.Object({ type: Slug }),
    querystring: Type.Object({ ...FeedQuery, author: Type.Optional(Slug) }),
    response: { 200: Feed(PostCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** The subject of a landing page, as in its path (P2). */
export const LandingType = Type.Union([
  Type.Literal('trusted-reviews'),
  Type.Literal('city-guides'),
  Type.Literal('city'),
  Type.Literal('tag'),
  Type.Literal('locality'),
  Type.Literal('locality-tag'),
  Type.Literal('reviews'),
  Type.Literal('events'),
])
export type LandingType = Static<typeof LandingType>

/** A feed whose city may be given under its older name, `provider`. */
const ProviderFeed = {
  ...FeedQuery,
  provider: Type.Optional({ ...CitySlug, description: "the city where `city` names none; 'all' without either" }),
}

/** Posts of a landing page, with related lists on the first page. */
export const genericPosts = {
  method: 'GET',
  url: '/v2/post/generic',
  access: 'visitor',
  summary: 'The feed of a landing page: by city, tag, locality, tag within a locality; guides or reviews of all cities',
  tags,
  schema: {
    querystring: Type.Object({ ...ProviderFeed, type: Type.Optional(LandingType), slug: Type.Optional(Slug) }),
    response: {
      200: Type.Intersect([Feed(PostCard), Type.Object({ sections: Type.Array(FeedSection) })]),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const cityPosts = {
  method: 'GET',
  url: '/v2/post/city',
  access: 'visitor',
  summary: 'The feed of a city, or of all',
  tags,
  schema: {
    querystring: Type.Object(ProviderFeed),
    response: { 200: Feed(PostCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

const idOrSlug = Type.Object({ id: Slug })
const ofCity = Type.Object({ city: Type.Optional(CitySlug) })

export const Tagged = Type.Object({ slug: Slug, name: Type.String(), href: Type.String() })

/** A post without its blocks. `kind` 'event' is an event, which shares the addresses of discoveries. */
export const Discovery = Type.Object({
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  kind: Type.Union([
    Type.Literal('guide'),
    Type.Literal('discovery'),
    Type.Literal('review'),
    Type.Literal('post'),
    Type.Literal('event'),
  ]),
  href: Type.String({ description: 'where it stands today; an old slug finds it too' }),
  kicker: Type.String(),
  title: Type.String(),
  line: Type.String(),
  image: Picture,
  author: Nullable(Author),
  minutes: Nullable(Type.Integer()),
  saves: Type.Integer(),
  publishedAt: Timestamp,
  updatedAt: Timestamp,
  area: Nullable(Tagged, { description: 'its locality' }),
  tags: Type.Array(Tagged),
})
export type Discovery = Static<typeof Discovery>

export const getDiscovery = {
  method: 'GET',
  url: '/v3/discoveries/:id',
  access: 'public',
  summary: 'A post by id or slug, without its blocks',
  tags,
  schema: { params: idOrSlug, querystring: ofCity, response: { 200: Data(Discovery), 404: ErrorBody } },
} as const satisfies Endpoint

export const DiscoveryDetails = Type.Intersect([
  Discovery,
  Type.Object({
    blocks: Type.Array(Block),
    things: BlockThings,
    /** The event itself if `kind` is 'event'. */
    event: Nullable(EventDetails),
    sections: Type.Array(FeedSection),
  }),
])
export type DiscoveryDetails = Static<typeof DiscoveryDetails>

export const getDiscoveryDetails = {
  method: 'GET',
  url: '/v3/discoveries/getDetails/:id',
  access: 'public',
  summary: 'A post or an event by id or slug, with its blocks, what they name, and the lists below it',
  tags,
  schema: { params: idOrSlug, querystring: ofCity, response: { 200: Data(DiscoveryDetails), 404: ErrorBody } },
} as const satisfies Endpoint

export const discoveryMetadata = {
  method: 'GET',
  url: '/discoveries/metadata',
  access: 'public',
  summary: 'What the head of a post says',
  tags,
  schema: {
    querystring: Type.Object({ id: Slug, city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          title: Type.String(),
          description: Type.String(),
          canonical: Type.String({ description: 'path of the site' }),
          robots: Type.String(),
          image: Picture,
          kind: Type.String(),
          author: Nullable(Type.String()),
          publishedAt: Timestamp,
          updatedAt: Timestamp,
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const similarReviews = {
  method: 'GET',
  url: '/v3/discoveries/similarReviews',
  access: 'public',
  summary: 'Reviews like a post: of the same tags and the same locality first, then of the city',
  tags,
  schema: {
    querystring: Type.Object({
      id: Slug,
      city: Type.Optional(CitySlug),
      pagesize: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 6 })),
    }),
    response: { 200: Data(Type.Array(PostCard)), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const postTaxonomies = {
  method: 'GET',
  url: '/taxonomies/post/metadata',
  access: 'public',
  summary: 'Terms under which posts and places stand in a city, and how many there are',
  tags,
  schema: {
    querystring: ofCity,
    response: {
      200: Data(
        Type.Object({
          kinds: Type.Array(Type.Object({ slug: Slug, name: Type.String(), count: Type.Integer() })),
          tags: Type.Array(
            Type.Object({
              slug: Slug,
              name: Type.String(),
              line: Type.String(),
              group: Type.String(),
              isProgrammatic: Type.Boolean(),
              href: Type.String(),
              posts: Type.Integer(),
              places: Type.Integer(),
            }),
          ),
          localities: Type.Array(
            Type.Object({
              slug: Slug,
              name: Type.String(),
              href: Type.String(),
              posts: Type.Integer(),
              places: Type.Integer(),
            }),
          ),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
