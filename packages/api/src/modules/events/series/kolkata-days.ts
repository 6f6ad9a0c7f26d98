import type { QueryOf } from '@nukkad/contracts'
import type { listEvents } from '@nukkad/contracts/endpoints/events/events'
import { indianClockTime } from '@nukkad/contracts/indian-day-words'
import { indianClock, indianMidnight, momentInIndia } from '@nukkad/contracts/indian-time'
import { Invalid } from '../../../errors.ts'

/** From one moment to another, exclusive of the latter; null is open. */
export interface Span {
  readonly from: Date | null
  readonly to: Date | null
}

const day = 86_400_000

/** 0 is Sunday. */
const weekdayOf = (now: Date) => indianClock(now).getUTCDay()

export const anyTime: Span = { from: null, to: null }

/** The days that a named period means in India at this moment. */
export function spanOf(when: NonNullable<QueryOf<typeof listEvents>['when']>, now: Date): Span {
  const until = (first: number, days: number): Span => ({
    from: indianMidnight(now, first),
    to: indianMidnight(now, first + days),
  })
  if (when === 'today') return until(0, 1)
  if (when === 'tomorrow') return until(1, 1)
  if (when === 'week') return until(0, 7)
  if (when === 'month') return until(0, 31)
  const weekday = weekdayOf(now)
  if (weekday === 0) return until(0, 1)
  return until(6 - weekday, 2)
}

/**
 * A span of calendar days as written in an address, both inclusive: '2026-11-21'. Throws Invalid for a day that does
 * not exist.
 */
export function spanBetween(from: string | undefined, to: string | undefined): Span {
  const start = from === undefined ? null : startOf('from', from)
  const last = to === undefined ? null : startOf('to', to)
  if (start && last && last < start) throw new Invalid({ to: 'must not be before from' })
  return { from: start, to: last && new Date(last.getTime() + day) }
}

function startOf(field: string, text: string): Date {
  const at = momentInIndia(text)
  if (!at) throw new Invalid({ [field]: 'is not a valid date' })
  return at
}

/** The intersection of two spans. */
export function both(a: Span, b: Span): Span {
  const later = (x: Date | null, y: Date | null) => (x && y ? (x > y ? x : y) : (x ?? y))
  const earlier = (x: Date | null, y: Date | null) => (x && y ? (x < y ? x : y) : (x ?? y))
  return { from: later(a.from, b.from), to: earlier(a.to, b.to) }
}

/** '8 pm', '6:30 am'. */
export const hourOf = (at: Date): string => indianClockTime(at).replace(':00', '')

const dayWords = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
/** 'Saturday 28 November, 8 pm', in Indian time. */
export const momentInWords = (at: Date): string => `${dayWords.format(at).replace(',', '')}, ${hourOf(at)}`
