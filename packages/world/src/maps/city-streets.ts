import { contentOf } from '../build/city-content.ts'
import type { CityShapes } from './city-shapes.ts'
import { laneTo, streetIn } from './lanes.ts'
import { cover, distance, mayReach, nearestOf, nearestOn, type Plane, type Spot } from './plane.ts'
import { type Centre, streetGrid } from './street-grid.ts'

/**
 * The radius of the streets around a neighbourhood, eleven minutes' walk, and around a place outside of one, in metres.
 */
const [localityRadius, placeRadius] = [880, 400]
/** The maximum distance between a named lane and a place whose address names it, in metres. */
const nameReach = 130

interface Street {
  readonly path: readonly Spot[]
  readonly name?: string
}

/** The streets around a city's neighbourhoods and places, and lanes to places away from them. */
export function streetsOf(city: string, shapes: CityShapes, plane: Plane): { streets: Street[]; lanes: Spot[][] } {
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
    key: `${city}/${slug}`,
    address,
    spot: plane.spot([lng, lat]),
  }))

function centresOf(city: string, plane: Plane, doors: readonly Door[]): Centre[] {
  const centres: Centre[] = contentOf(city).localities.map(({ slug, lat, lng }) => ({
    key: `${city}/${slug}`,
    radius: localityRadius,
    spot: plane.spot([lng, lat]),
  }))
  for (const { key, spot } of doors)
    if (centres.every((one) => distance(one.spot, spot) > one.radius - 120))
      centres.push({ key, spot, radius: placeRadius })
  return centres
}

/** Names the streets that appear in addresses, each name once and only if no main road has it. */
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

/** Normalizes different spellings of a name. */
const plainName = (name: string) => name.replace(/^(?:Dr|St|Sri) /, '').toLowerCase()

/** Whether the path is a short stub at a main road, which no one would look for by name. */
function isAtRoad(path: readonly Spot[], roads: readonly (readonly Spot[])[]): boolean {
  const middle = path[Math.floor(path.length / 2)]
  return !!middle && (nearestOf(roads, middle)?.away ?? Number.POSITIVE_INFINITY) < 30
}
