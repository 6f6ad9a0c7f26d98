import { createHash } from 'node:crypto'
import { cityCenter } from '@nukkad/contracts'
import type { CityMapFeature, CityMapLayer } from '@nukkad/contracts/endpoints/city/city-maps'
import { contentOf } from '../build/city-content.ts'
import { shapesByCity } from './cities/index.ts'
import type { CityShapes, Point } from './city-shapes.ts'
import { streetsOf } from './city-streets.ts'
import { planeAt, type Spot } from './plane.ts'
import { stationsOf } from './stations.ts'

/** A city map for pedestrians as GeoJSON, with the version used in its URL. */
interface CityMapDocument {
  readonly city: string
  /** hash of the content, so that a cached URL never changes */
  readonly version: string
  readonly json: string
}

/** The sketch of a city: its real features, and streets generated around its neighbourhoods and places. */
export function cityMapOf(city: string): CityMapDocument {
  const features = featuresOf(city)
  const json = JSON.stringify({ type: 'FeatureCollection', features })
  return { city, version: createHash('sha256').update(json).digest('hex').slice(0, 12), json }
}

const feature = (
  layer: CityMapLayer,
  geometry: CityMapFeature['geometry'],
  more: Partial<CityMapFeature['properties']> = {},
): CityMapFeature => ({ type: 'Feature', properties: { layer, ...more }, geometry })

/** The features of a city's map, in drawing order. */
export function featuresOf(city: string): CityMapFeature[] {
  const shapes = shapesByCity[city]
  const middle = cityCenter(city)
  if (!shapes || !middle) throw new Error(`Nobody has drawn ${city}.`)
  const plane = planeAt([middle.lng, middle.lat])
  const { streets, lanes } = streetsOf(city, shapes, plane)
  const area = ({ name, ring }: CityShapes['parks'][number]): [CityMapFeature['geometry'], { name: string }] => [
    { type: 'Polygon', coordinates: [closed(ring)] },
    { name },
  ]
  const line = (path: readonly Point[]): CityMapFeature['geometry'] => ({
    type: 'LineString',
    coordinates: plain(path),
  })
  const lines = (paths: readonly (readonly Spot[])[]): CityMapFeature['geometry'] => ({
    type: 'MultiLineString',
    coordinates: paths.map((path) => plain(path.map(plane.point))),
  })
  const named = streets.filter(({ name }) => name !== undefined)
  const nameless = streets.filter(({ name }) => name === undefined)
  return [
    ...shapes.parks.map((one) => feature('park', ...area(one))),
    ...shapes.water.map((one) => feature('water', ...area(one))),
    ...shapes.rivers.map(({ name, width, path }) => feature('river', line(path), { name, width })),
    feature('path', lines(lanes)),
    feature('street', lines(nameless.map(({ path }) => path))),
    ...named.map(({ name, path }) => feature('street', line(path.map(plane.point)), { name: name ?? '' })),
    ...shapes.roads.map(({ name, path }) => feature('road', line(path), { name })),
    ...shapes.lines.map(({ name, mode, colour, path }) => feature('line', line(path), { name, mode, colour })),
    ...stationsOf(shapes).map(({ name, mode, colour, lines: on, at }) =>
      feature('station', { type: 'Point', coordinates: [...at] }, { name, mode, colour, lines: [...on] }),
    ),
    ...contentOf(city).localities.map(({ name, lng, lat }) =>
      feature('locality', { type: 'Point', coordinates: [lng, lat] }, { name }),
    ),
  ]
}

const plain = (path: readonly Point[]) => path.map(([lng, lat]): [number, number] => [lng, lat])
const closed = (ring: readonly Point[]) => {
  const [first] = ring
  return plain(first ? [...ring, first] : ring)
}
