import { type CitySlug, cityCenter, cityCenters } from '@nukkad/contracts'

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Districts that belong to a city entirely (a whole state where none is named), or only near its centre. */
interface Reach {
  readonly state: string
  readonly districts?: readonly string[]
  readonly withinKm?: number
}

const reaches: Readonly<Record<string, readonly Reach[]>> = {
  delhi: [
    { state: 'Delhi' },
    { state: 'Haryana', districts: ['Gurgaon', 'Faridabad', 'Sonipat', 'Rohtak', 'Panipat', 'Karnal'] },
    { state: 'Uttar Pradesh', districts: ['Gautam Buddha Nagar', 'Ghaziabad'] },
    { state: 'Rajasthan', districts: ['Alwar'] },
  ],
  bangalore: [{ state: 'Karnataka', districts: ['Bangalore', 'Bangalore Rural'] }],
  mumbai: [
    { state: 'Maharashtra', districts: ['Mumbai'] },
    { state: 'Maharashtra', districts: ['Thane', 'Raigarh(MH)'], withinKm: 45 },
  ],
  goa: [{ state: 'Goa' }],
  kolkata: [
    { state: 'West Bengal', districts: ['Kolkata'] },
    { state: 'West Bengal', districts: ['Howrah', 'Hooghly', 'North 24 Parganas', 'South 24 Parganas'], withinKm: 30 },
  ],
  pune: [{ state: 'Maharashtra', districts: ['Pune'], withinKm: 35 }],
  chennai: [
    { state: 'Tamil Nadu', districts: ['Chennai'] },
    { state: 'Tamil Nadu', districts: ['Kanchipuram', 'Tiruvallur'], withinKm: 35 },
  ],
  hyderabad: [
    { state: 'Telangana', districts: ['Hyderabad'] },
    { state: 'Telangana', districts: ['K.V.Rangareddy', 'Medak'], withinKm: 35 },
  ],
} satisfies Record<CitySlug, readonly Reach[]>

const sameDayKm = 25

/** The slug of our city that a place lies in, or null. */
export function cityAt(state: string, district: string, point: Point | null): string | null {
  const found = cityCenters.find((city) =>
    reaches[city.slug]?.some(
      (reach) =>
        reach.state === state &&
        (reach.districts?.includes(district) ?? true) &&
        (reach.withinKm === undefined || (point !== null && kilometres(point, city) <= reach.withinKm)),
    ),
  )
  return found?.slug ?? null
}

/** Whether a point is close enough to the city centre for same-day delivery. */
export function isSameDay(citySlug: string | null, point: Point | null): boolean {
  const city = cityCenter(citySlug)
  return city !== undefined && point !== null && kilometres(point, city) <= sameDayKm
}

/** Great-circle distance. */
export function kilometres(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const x =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(x))
}
