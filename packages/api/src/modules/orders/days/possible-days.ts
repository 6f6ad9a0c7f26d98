import { type Away, daysLater, dayToSend, isDayOff } from '../../catalogue/products/delivery-day.ts'

/** How many days after the earliest the last day is that can be chosen. */
export const mostDaysLater = 21

/** What bounds the day on which a parcel is delivered. All days are days in India. */
export interface ParcelBounds {
  readonly earliest: string
  readonly latest: string
  /** Working days on the road. */
  readonly road: number
  readonly away: Away | null
  /** It is not asked to leave before this day. */
  readonly leavesFrom: string
}

/**
 * The days on which all these parcels can be delivered, earliest first. A parcel whose maker is away on the day to send
 * it would have to leave earlier and arrive earlier than wanted: that day is left out.
 */
export function possibleDays(parcels: readonly ParcelBounds[]): string[] {
  if (parcels.length === 0) return []
  const from = parcels.map(({ earliest }) => earliest).reduce((a, b) => (a > b ? a : b))
  const until = parcels.map(({ latest }) => latest).reduce((a, b) => (a < b ? a : b))
  const days: string[] = []
  for (let day = from; day <= until; day = daysLater(day, 1)) {
    if (parcels.every((parcel) => isPossible(day, parcel))) days.push(day)
  }
  return days
}

function isPossible(day: string, { road, away, leavesFrom }: ParcelBounds): boolean {
  const leaves = dayToSend(day, road)
  return !isDayOff(day, null) && leaves >= leavesFrom && !isDayOff(leaves, away)
}
