import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody } from '../../schema.ts'
import { TransitMode } from './walk.ts'

const tags = ['places'] as const

/** The kinds of features on a city's map, in drawing order. */
export const CityMapLayer = Type.Union([
  Type.Literal('park'),
  Type.Literal('water'),
  Type.Literal('river'),
  Type.Literal('path'),
  Type.Literal('street'),
  Type.Literal('road'),
  Type.Literal('line'),
  Type.Literal('station'),
  Type.Literal('locality'),
])
export type CityMapLayer = Static<typeof CityMapLayer>

const Position = Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: 'longitude, latitude' })
const geometry = <Name extends string, T extends Type.TSchema>(name: Name, coordinates: T) =>
  Type.Object({ type: Type.Literal(name), coordinates })

/** A feature of GeoJSON (RFC 7946). */
export const CityMapFeature = Type.Object({
  type: Type.Literal('Feature'),
  properties: Type.Object({
    layer: CityMapLayer,
    name: Type.Optional(Type.String()),
    width: Type.Optional(Type.Number({ description: 'width of a river in metres' })),
    mode: Type.Optional(TransitMode),
    colour: Type.Optional(Type.String({ description: 'colour of a line and its stations, #rrggbb' })),
    lines: Type.Optional(Type.Array(Type.String(), { description: 'lines that meet at a station' })),
  }),
  geometry: Type.Union([
    geometry('Point', Position),
    geometry('LineString', Type.Array(Position)),
    geometry('MultiLineString', Type.Array(Type.Array(Position))),
    geometry('Polygon', Type.Array(Type.Array(Position))),
  ]),
})
export type CityMapFeature = Static<typeof CityMapFeature>

export const CityMap = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(CityMapFeature),
})
export type CityMap = Static<typeof CityMap>

/** The version changes with the map, so the map itself may be cached indefinitely. */
export const getCityMapVersion = {
  method: 'GET',
  url: '/city-maps/:city',
  access: 'public',
  isShared: true,
  summary: "Returns the current version of a city's map",
  tags,
  schema: {
    params: Type.Object({ city: CitySlug }),
    response: { 200: Data(Type.Object({ version: Type.String() })), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getCityMap = {
  method: 'GET',
  url: '/city-maps/:city/:version',
  access: 'public',
  summary: "Returns a city's map as GeoJSON: parks, water, streets, metro lines and stations",
  tags,
  schema: {
    params: Type.Object({ city: CitySlug, version: Type.String({ pattern: '^[0-9a-f]{12}$' }) }),
    response: { 200: CityMap, 404: ErrorBody },
  },
} as const satisfies Endpoint
