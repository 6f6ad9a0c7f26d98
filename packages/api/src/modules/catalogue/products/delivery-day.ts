import { indianClock } from '@nukkad/contracts/indian-time'

const oneDay = 86_400_000
const nextDay = (day: Date) => day.setTime(day.getTime() + oneDay)
const nameOf = (day: Date) => day.toISOString().slice(0, 10)

/** Days in India, both included, on which a maker prepares and sends nothing. */
export interface Away {
  readonly from: string
  readonly until: string
}

/** Working days until something leaves its maker, and on the road after that. */
export interface Sending {
  readonly ready: number
  readonly road: number
  readonly away: Away | null
}

const dayOf = (name: string) => new Date(`${name}T00:00:00Z`)

/** Nothing is sent on Sundays. Dates are compared as text, yyyy-mm-dd. */
const isOff = (day: Date, away: Away | null) =>
  day.getUTCDay() === 0 || (away !== null && away.from <= nameOf(day) && nameOf(day) <= away.until)

function goOn(day: Date, days: number, away: Away | null): void {
  for (let left = days; left > 0; ) {
    nextDay(day)
    if (!isOff(day, away)) left -= 1
  }
}

/** The day (in India) that is this many working days from now; there are no deliveries on Sundays. */
export function dayAfterWorkingDays(now: Date, days: number): string {
  const day = indianClock(now)
  goOn(day, days, null)
  return nameOf(day)
}

/** The day (in India) on which something leaves its maker. Days when the maker is away are not working days. */
export function dayOfDispatch(now: Date, { ready, away }: Omit<Sending, 'road'>): string {
  const day = indianClock(now)
  goOn(day, ready, away)
  // Reached without a step: what is ready today waits until they are back.
  if (away && away.from <= nameOf(day) && nameOf(day) <= away.until) goOn(day, 1, away)
  return nameOf(day)
}

/** The day (in India) by which something is delivered; parcels travel while the maker is away. */
export function dayOfDelivery(now: Date, { ready, road, away }: Sending): string {
  const day = dayOf(dayOfDispatch(now, { ready, away }))
  goOn(day, road, null)
  return nameOf(day)
}

/** The last day on which something can leave its maker to be delivered on that day; both are days in India. */
export function dayToSend(delivered: string, road: number): string {
  const day = dayOf(delivered)
  for (let left = road; left > 0; ) {
    day.setTime(day.getTime() - oneDay)
    if (!isOff(day, null)) left -= 1
  }
  return nameOf(day)
}

/** That many days later, Sundays included. */
export const daysLater = (day: string, days: number): string => nameOf(new Date(dayOf(day).getTime() + days * oneDay))

/** Whether nothing is sent or delivered on that day: a Sunday, or a day on which the maker is away. */
export const isDayOff = (day: string, away: Away | null): boolean => isOff(dayOf(day), away)

/** The working days from now until that day, the inverse of `dayAfterWorkingDays`. */
export function workingDaysUntil(now: Date, until: string): number {
  const day = indianClock(now)
  let days = 0
  while (nameOf(day) < until) {
    nextDay(day)
    if (day.getUTCDay() !== 0) days += 1
  }
  return days
}
