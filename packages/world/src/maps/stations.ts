import type { CityShapes, Point, TransitMode } from './city-shapes.ts'
import { distance, planeAt } from './plane.ts'

/** A stop with all lines that meet there. */
interface CityStation {
  readonly name: string
  readonly mode: TransitMode
  readonly lines: readonly string[]
  readonly colour: string
  readonly at: Point
}

/** Stops with the same name and mode within this distance, in metres, are one interchange. */
const sameStop = 500

/** All stops of a city, without duplicates. */
export function stationsOf({ lines }: CityShapes): CityStation[] {
  const found: CityStation[] = []
  for (const { name: ofLine, mode, colour, stations } of lines)
    for (const { name, at } of stations) {
      const plane = planeAt(at)
      const same = found.findIndex(
        (one) => one.name === name && one.mode === mode && distance(plane.spot(one.at), { x: 0, y: 0 }) <= sameStop,
      )
      const known = found[same]
      if (!known) found.push({ name, mode, lines: [ofLine], colour, at })
      else if (!known.lines.includes(ofLine)) found[same] = { ...known, lines: [...known.lines, ofLine] }
    }
  return found
}
