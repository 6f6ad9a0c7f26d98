import type { StyleSpecification } from 'maplibre-gl'
import { type Ground, type Point, pointsOf } from './ground/ground.ts'

/** Colours of the paper, in whichever theme the page stands. */
export interface MapColours {
  readonly ground: string
  readonly water: string
  readonly park: string
  readonly road: string
}

type Geometry = { type: 'Polygon'; coordinates: Point[][] } | { type: 'LineString'; coordinates: Point[] }

const area = (line: string): Geometry => {
  const ring = pointsOf(line)
  const [first] = ring
  return { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] }
}
const way = (line: string): Geometry => ({ type: 'LineString', coordinates: pointsOf(line) })
const source = (lines: readonly string[], draw: (line: string) => Geometry) => ({
  type: 'geojson' as const,
  data: {
    type: 'FeatureCollection' as const,
    features: lines.map((line) => ({ type: 'Feature' as const, properties: {}, geometry: draw(line) })),
  },
})

/** Wider the nearer one is, so that the drawing neither thins out nor clogs. */
const growing = (far: number, near: number): ['interpolate', ['exponential', number], ['zoom'], ...number[]] => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  9,
  far,
  16,
  near,
]

/** The house style: ground, parks, water and main roads on paper, drawn from our own lines. Names are HTML above it. */
export function localStyle(ground: Ground | null, colours: MapColours): StyleSpecification {
  const { parks = [], water = [], rivers = [], roads = [] } = ground ?? {}
  return {
    version: 8,
    sources: {
      parks: source(parks, area),
      water: source(water, area),
      rivers: source(rivers, way),
      roads: source(roads, way),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      { id: 'parks', type: 'fill', source: 'parks', paint: { 'fill-color': colours.park } },
      { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': colours.water } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colours.water, 'line-width': growing(3, 60) },
      },
      {
        id: 'roads',
        type: 'line',
        source: 'roads',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colours.road, 'line-width': growing(1, 14) },
      },
    ],
  }
}
