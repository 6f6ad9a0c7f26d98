import type { TransitMode, Walk } from '@nukkad/contracts/endpoints/city/walk'
import { kilometres, type Point } from '../pincode/pincode-places.ts'

/** Street distance over beeline: 1.3 is what studies of cities with irregular streets find. */
const streetFactor = 1.3
/** 4.8 km an hour, as journey planners assume. */
const metresAMinute = 80
/** Longer walks are not worth showing. */
const mostMinutes = 30

const kinds: Readonly<Record<Exclude<TransitMode, 'bus'>, string>> = {
  metro: 'metro',
  rail: 'railway station',
  ferry: 'ferry',
}

/** The name of a stop in a sentence; the kind is not repeated. */
function stopIn(name: string, mode: TransitMode): string {
  if (mode === 'bus') return name
  return name.toLowerCase().includes(mode === 'rail' ? 'station' : mode) || /jetty|ghat/i.test(name)
    ? name
    : `${name} ${kinds[mode]}`
}

/** The walk between a stop and a place; null where it is too long. */
export function walkFrom(
  stop: Point & { readonly name: string; readonly mode: TransitMode },
  place: Point,
): Walk | null {
  const metres = Math.round((kilometres(stop, place) * 1000 * streetFactor) / 10) * 10
  const minutes = Math.max(1, Math.ceil(metres / metresAMinute))
  if (minutes > mostMinutes) return null
  const { name: station, mode, lat, lng } = stop
  return { station, mode, lat, lng, metres, minutes, line: `${minutes} min on foot from ${stopIn(station, mode)}` }
}
