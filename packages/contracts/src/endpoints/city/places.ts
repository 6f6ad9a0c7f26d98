import Type, { type Static } from 'typebox'
import { FeedSection } from '../../content/content-block.ts'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, PageQuery, Picture, Pincode, Slug } from '../../schema.ts'
import { PlaceCard, PlaceType } from '../content/cards.ts'
import { Feed, FeedQuery } from '../content/feed.ts'
import { Walk } from './walk.ts'

const tags = ['places'] as const

/**
 * When a place is open, in Indian time. If the hours are not known, `week` and `isOpen` are null and `line` says so.
 */
export const OpeningHours = Type.Object({
  text: Nullable(Type.String({ description: 'opening hours as text: Mon–Sat 10 am – 8 pm' })),
  isOpen: Nullable(Type.Boolean({ description: 'whether it is open now; null if the hours are unknown' })),
  line: Type.String({ description: "'Open, closes at 11 pm', 'Opens at 9 am tomorrow', 'Hours not known'" }),
  week: Nullable(
    Type.Array(
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' }),
        name: Type.String(),
        isToday: Type.Boolean(),
        text: Type.String({ description: "'11 am – 11 pm', 'Closed', 'Open all day'" }),
        ranges: Type.Array(
          Type.Object({
            opens: Type.String({ description: '11:00' }),
            closes: Type.String({ description: 'e.g. 01:00; past midnight if not later than `opens`' }),
          }),
        ),
      }),
      { minItems: 7, maxItems: 7 },
    ),
  ),
})
export type OpeningHours = Static<typeof OpeningHours>

export const Place = Type.Intersect([
  PlaceCard,
  Type.Object({
    story: Type.Array(Type.String(), { description: 'paragraphs' }),
    address: Type.String(),
    area: Nullable(Type.Object({ slug: Slug, name: Type.String(), href: Type.String() }), {
      description: 'locality of the place',
    }),
    hours: OpeningHours,
    howTo: Type.String({ description: 'directions in words, with local landmarks' }),
    phone: Nullable(Type.String()),
    tags: Type.Array(Type.Object({ slug: Slug, name: Type.String(), href: Type.String() })),
    pictures: Type.Array(Picture, { minItems: 1 }),
    /** Null until there is a review. */
    rating: Nullable(Type.Number()),
    reviewCount: Type.Integer(),
    mapUrl: Type.String({ description: 'link that opens directions in the phone’s map app' }),
    onFoot: Nullable(Walk, { description: 'walk from the nearest stop; null if none is within reach' }),
    sections: Type.Array(FeedSection),
  }),
])
export type Place = Static<typeof Place>

/** A place in a list of nearby places. */
export const NearbyPlace = Type.Intersect([
  PlaceCard,
  Type.Object({
    metres: Type.Integer({ description: 'straight-line distance in metres' }),
    isOpen: Nullable(Type.Boolean()),
    openLine: Type.String(),
    onFoot: Nullable(Walk),
  }),
])
export type NearbyPlace = Static<typeof NearbyPlace>

export const placeFeed = {
  method: 'GET',
  url: '/v1/place/:type',
  access: 'public',
  summary: "Lists places of a type ('food', 'all') or with a tag ('cafes'), by popularity or newest first",
  tags,
  schema: {
    params: Type.Object({ type: Slug }),
    querystring: Type.Object(FeedQuery),
    response: { 200: Feed(PlaceCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

const Radius = Type.Integer({ minimum: 100, maximum: 50_000, default: 5_000, description: 'radius in metres' })

/**
 * Around a position, a pincode or a locality of a city, nearest first; without any of them, around the city's centre.
 */
export const nearbyPlaces = {
  method: 'GET',
  url: '/v1/place/nearby',
  access: 'public',
  summary: 'Lists places around a position, a pincode or a locality, nearest first',
  tags,
  schema: {
    querystring: Type.Object({
      pagesize: PageQuery.pagesize,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 1 })),
      lat: Type.Optional(Type.Number({ minimum: -85, maximum: 85 })),
      lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      pincode: Type.Optional(Pincode),
      locality: Type.Optional(Slug),
      city: Type.Optional(CitySlug),
      radius: Type.Optional(Radius),
      type: Type.Optional(PlaceType),
      open_now: Type.Optional(Type.Boolean({ default: false })),
      not: Type.Optional(Slug),
    }),
    response: {
      200: Type.Object({
        data: Type.Array(NearbyPlace),
        page: Type.Integer(),
        pagesize: Type.Integer(),
        hasNext: Type.Boolean(),
        radius: Type.Integer(),
        center: Type.Object({
          lat: Type.Number(),
          lng: Type.Number(),
          label: Type.String({ description: "'Hauz Khas', '110016', 'where you are'" }),
          city: Nullable(CitySlug, { description: 'supported city at this position; null if there is none' }),
        }),
      }),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** A place whose slug changed is still found by the old one: `slug` and `href` are the present ones. */
export const getPlace = {
  method: 'GET',
  url: '/v3/places/:slug',
  access: 'public',
  summary: 'Returns a place: story, pictures, hours, directions, nearby content',
  tags,
  schema: { params: Type.Object({ slug: Slug }), response: { 200: Data(Place), 404: ErrorBody } },
} as const satisfies Endpoint

export const getPlaceById = {
  method: 'GET',
  url: '/web/places/:placeId',
  access: 'public',
  summary: 'Returns a place by its number',
  tags,
  schema: {
    params: Type.Object({ placeId: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }) }),
    response: { 200: Data(Place), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** A list of places that belong together, for a walk. */
export const PlaceMap = Type.Object({
  slug: Slug,
  city: CitySlug,
  href: Type.String(),
  title: Type.String(),
  line: Type.String(),
  story: Type.String(),
  bounds: Type.Object({ south: Type.Number(), west: Type.Number(), north: Type.Number(), east: Type.Number() }),
  places: Type.Array(
    Type.Intersect([
      PlaceCard,
      Type.Object({ isOpen: Nullable(Type.Boolean()), openLine: Type.String(), onFoot: Nullable(Walk) }),
    ]),
  ),
})
export type PlaceMap = Static<typeof PlaceMap>

export const getMap = {
  method: 'GET',
  url: '/map/:slug',
  access: 'public',
  summary: 'Returns a list of places with coordinates',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(PlaceMap), 404: ErrorBody },
  },
} as const satisfies Endpoint

/** A list of places, as one of many. */
export const MapCard = Type.Object({
  slug: Slug,
  href: Type.String(),
  title: Type.String(),
  line: Type.String(),
  count: Type.Integer({ description: 'number of its places' }),
  image: Nullable(Picture, { description: 'picture of its first place' }),
})
export type MapCard = Static<typeof MapCard>

export const listMaps = {
  method: 'GET',
  url: '/maps',
  access: 'public',
  summary: 'Lists the maps of a city; without a city, of all cities, grouped by city',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(Type.Array(MapCard)),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
