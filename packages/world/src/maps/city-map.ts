import { createHash } from 'node:crypto'
import { cityOf } from '@nukkad/contracts'
import type { CityMapFeature, CityMapLayer } from '@nukkad/contracts/endpoints/city-maps'
import { contentOf } from '../build/city-content.ts'
import { shapesByCity } from './cities/index.ts'
import type { CityShapes, Point } from './city-shapes.ts'
import { laneTo, streetIn } from './lanes.ts'
import { cover, distance, mayReach, nearestOf, nearestOn, type Plane, planeAt, type Spot } from './plane.ts'
import { stationsOf } from './stations.ts'
import { type Centre, streetGrid } from './street-grid.ts'

/** A neighbourhood has streets as far as one walks in eleven minutes; a place outside of them has some around it. */
const [localityRadius, placeRadius] = [880, 400]
/** A named lane and a place whose address names it stand so near to each other, in metres. */
const nameReach = 130

/** A city drawn for people on foot, as GeoJSON, with the version that its address has. */
export interface CityMapDocument {
  readonly city: string
  /** of its content, so that what is cached under it never changes */
  readonly version: string
  readonly json: string
}

/** The sketch of a city: its real features, and streets made around its neighbourhoods and places. */
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

/** What a city's map is made of, in the order of drawing. */
export function featuresOf(city: string): CityMapFeature[] {
  const shapes = shapesByCity[city]
  const middle = cityOf(city)
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

interface Street {
  readonly path: readonly Spot[]
  readonly name?: string
}

function streetsOf(city: string, shapes: CityShapes, plane: Plane): { streets: Street[]; lanes: Spot[][] } {
  const roads = shapes.roads.map(({ path }) => path.map(plane.spot))
  const isWet = cover(plane, shapes.water, shapes.rivers)
  const isPark = cover(plane, shapes.parks, [])
  const doors = doorsOf(city, plane)
  const centres = centresOf(city, plane, doors)
  const ground = { roads, centres, isClosed: (spot: Spot, margin = 0) => isWet(spot, margin) || isPark(spot) }
  const paths = centres.flatMap((centre) => streetGrid(centre, ground))
  const lanes: Spot[][] = []
  for (const { spot } of doors) {
    const near = [...roads, ...paths, ...lanes].filter((path) => mayReach(path, spot, 1500))
    const lane = laneTo(spot, near, isWet)
    if (lane) lanes.push(lane)
  }
  return { streets: withNames(paths, doors, shapes, roads), lanes }
}

interface Door {
  readonly key: string
  readonly spot: Spot
  readonly address: string
}

const doorsOf = (city: string, plane: Plane): Door[] =>
  [...contentOf(city).places, ...contentOf(city).malls].map(({ slug, lat, lng, address }) => ({
    ...{ key: `${city}/${slug}`, address },
    spot: plane.spot([lng, lat]),
  }))

function centresOf(city: string, plane: Plane, doors: readonly Door[]): Centre[] {
  const centres: Centre[] = contentOf(city).localities.map(({ slug, lat, lng }) => ({
    ...{ key: `${city}/${slug}`, radius: localityRadius },
    spot: plane.spot([lng, lat]),
  }))
  for (const { key, spot } of doors)
    if (centres.every((one) => distance(one.spot, spot) > one.radius - 120))
      centres.push({ key, spot, radius: placeRadius })
  return centres
}

/** Streets that addresses name have their names, each once and only where no main road is called so. */
function withNames(
  paths: readonly (readonly Spot[])[],
  doors: readonly Door[],
  shapes: CityShapes,
  roads: readonly (readonly Spot[])[],
): Street[] {
  const names = new Map<readonly Spot[], string>()
  const taken = new Set(shapes.roads.map(({ name }) => plainName(name)))
  for (const { address, spot } of doors) {
    const name = streetIn(address)
    if (!name || taken.has(plainName(name))) continue
    const near = paths
      .filter(
        (path) => mayReach(path, spot, nameReach) && !names.has(path) && path.length > 2 && !isAtRoad(path, roads),
      )
      .map((path) => ({ path, away: nearestOn(path, spot)?.away ?? Number.POSITIVE_INFINITY }))
      .filter(({ away }) => away <= nameReach)
      .sort((a, b) => a.away - b.away)[0]
    if (!near) continue
    taken.add(plainName(name))
    names.set(near.path, name)
  }
  return paths.map((path) => {
    const name = names.get(path)
    return name === undefined ? { path } : { path, name }
  })
}

/** Two spellings of one name are one. */
const plainName = (name: string) => name.replace(/^(?:Dr|St|Sri) /, '').toLowerCase()

/** A short stub at a main road is no street that one is told to look for. */
function isAtRoad(path: readonly Spot[], roads: readonly (readonly Spot[])[]): boolean {
  const middle = path[Math.floor(path.length / 2)]
  return !!middle && (nearestOf(roads, middle)?.away ?? Number.POSITIVE_INFINITY) < 30
}
