/** Longitude, then latitude, in degrees, as in GeoJSON. */
export type Point = readonly [lng: number, lat: number]

/** An area: water or a park. Its ring need not be closed. */
export interface Area {
  readonly name: string
  readonly ring: readonly Point[]
}

/** A river or a road. */
export interface Way {
  readonly name: string
  readonly path: readonly Point[]
  /** width in metres, for rivers */
  readonly width: number
}

export type TransitMode = 'metro' | 'rail' | 'ferry' | 'bus'

interface Station {
  readonly name: string
  readonly at: Point
}

export interface TransitLine {
  readonly name: string
  readonly mode: TransitMode
  /** the colour of the line on its operator's maps */
  readonly colour: string
  readonly path: readonly Point[]
  readonly stations: readonly Station[]
}

/** The real features of a city, written by hand; the streets are generated from them. */
export interface CityShapes {
  readonly water: readonly Area[]
  readonly rivers: readonly Way[]
  readonly parks: readonly Area[]
  readonly roads: readonly Way[]
  readonly lines: readonly TransitLine[]
}

const words = (text: string) => text.split(',').map((one) => one.trim().split(/\s+/))
const pointOf = ([lng, lat]: readonly string[]): Point => [Number(lng), Number(lat)]
const pointsIn = (text: string): Point[] => words(text).map(pointOf)

// Points are written as 'longitude latitude', separated by commas.

export const area = (name: string, ring: string): Area => ({ name, ring: pointsIn(ring) })
export const river = (name: string, width: number, path: string): Way => ({ name, width, path: pointsIn(path) })
export const road = (name: string, path: string): Way => ({ name, width: 0, path: pointsIn(path) })

/** A circular road around a point, with its radius in metres. */
export function ring(name: string, [lng, lat]: Point, metres: number): Way {
  const [x, y] = [metres / (111_320 * Math.cos((lat * Math.PI) / 180)), metres / 110_574]
  const path = Array.from({ length: 25 }, (_, at): Point => {
    const turn = (at * Math.PI) / 12
    return [lng + x * Math.cos(turn), lat + y * Math.sin(turn)]
  })
  return { name, width: 0, path }
}

/** A line by its stops; a point without a name is only a bend. */
export function line(mode: TransitMode, name: string, colour: string, stops: string): TransitLine {
  const read = words(stops).map((stop) => ({ name: stop.slice(2).join(' '), at: pointOf(stop) }))
  return { mode, name, colour, path: read.map(({ at }) => at), stations: read.filter((stop) => stop.name !== '') }
}
