import Type, { type Static } from 'typebox'
import { Block, ReferencedContent } from '../../content/block.ts'
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
  summary: "Lists posts of a kind ('guide', 'discovery', 'review', 'post', or 'all'), by popularity or newest first",
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
  provider: Type.Optional({
    ...CitySlug,
    description: "used as the city if `city` is not set; 'all' if neither is set",
  }),
}

/** Posts of a landing page, with related lists on the first page. */
export const genericPosts = {
  method: 'GET',
  url: '/v2/post/generic',
  access: 'visitor',
  summary:
    'Returns a landing page feed: by city, tag, locality or tag within a locality; guides or reviews of all cities',
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
  summary: 'Returns the feed of a city, or of all cities',
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
  href: Type.String({ description: 'current address; the post is also found by an old slug' }),
  kicker: Type.String(),
  title: Type.String(),
  line: Type.String(),
  image: Picture,
  author: Nullable(Author),
  minutes: Nullable(Type.Integer()),
  saves: Type.Integer(),
  publishedAt: Timestamp,
  updatedAt: Timestamp,
  area: Nullable(Tagged, { description: 'locality of the post' }),
  tags: Type.Array(Tagged),
})
export type Discovery = Static<typeof Discovery>

export const getDiscovery = {
  method: 'GET',
  url: '/v3/discoveries/:id',
  access: 'public',
  summary: 'Returns a post by id or slug, without its blocks',
  tags,
  schema: { params: idOrSlug, querystring: ofCity, response: { 200: Data(Discovery), 404: ErrorBody } },
} as const satisfies Endpoint

export const DiscoveryDetails = Type.Intersect([
  Discovery,
  Type.Object({
    blocks: Type.Array(Block),
    things: ReferencedContent,
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
  summary: 'Returns a post or an event by id or slug, with its blocks, the items they refer to, and the lists below it',
  tags,
  schema: { params: idOrSlug, querystring: ofCity, response: { 200: Data(DiscoveryDetails), 404: ErrorBody } },
} as const satisfies Endpoint

export const discoveryMetadata = {
  method: 'GET',
  url: '/discoveries/metadata',
  access: 'public',
  summary: 'Returns the metadata of a post',
  tags,
  schema: {
    querystring: Type.Object({ id: Slug, city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          title: Type.String(),
          description: Type.String(),
          canonical: Type.String({ description: 'path within the site' }),
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
  summary: 'Lists reviews related to a post: same tags and locality first, then the same city',
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
  summary: 'Lists the terms that posts and places of a city are filed under, with counts',
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
