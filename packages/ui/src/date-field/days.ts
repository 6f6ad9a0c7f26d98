/** A date as used in forms and URLs: '2026-11-27'. It has no time and therefore no time zone. */
export type Day = string

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const
const dayMs = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const two = (value: number) => String(value).padStart(2, '0')

const dayOf = (date: Date): Day => `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/** Today's date in India. Other code takes it from the contracts, on which this package does not depend. */
export const todayInIndia = (now: number = Date.now()): Day => dayOf(new Date(now + 5.5 * 3_600_000))

const isDay = (text: string): boolean => pattern.test(text) && dayOf(safeDate(text)) === text
const safeDate = (text: string) => {
  const date = dateOf(text)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

/** '27 November 2026', the way dates are written in India. */
export function inWords(day: Day): string {
  const [, year = '', month = '', date = ''] = pattern.exec(day) ?? []
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const weekdayOf = (day: Day): number => dateOf(day).getUTCDay()

const addDays = (day: Day, days: number): Day => dayOf(new Date(dateOf(day).getTime() + days * dayMs))

/** The same day of another month, or its last day if that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return dayOf(first)
}

export const monthOf = (day: Day): string => day.slice(0, 7)
export const monthInWords = (day: Day): string => inWords(day).replace(/^\d+ /, '')

/** The weeks of a day's month, Sunday first; cells before the first and after the last day are undefined. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const first = `${monthOf(day)}-01`
  const days = Number(addDays(addMonths(first, 1), -1).slice(8))
  const cells = [
    ...Array.from({ length: weekdayOf(first) }, () => undefined),
    ...Array.from({ length: days }, (_, at) => addDays(first, at)),
  ]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at]),
  )
}

const monthNamed = (text: string) =>
  text.length < 3 ? 0 : monthNames.findIndex((name) => name.toLowerCase().startsWith(text.toLowerCase())) + 1

/** Parses a typed date with the day first: '27 Nov 2026', '27/11/26', '27.11.'; without a year, the next such day. */
export function dayIn(typed: string, today: Day): Day | undefined {
  const text = typed.trim()
  if (isDay(text)) return text
  const found = /^(\d{1,2})(?:st|nd|rd|th)?[\s./,-]+(\d{1,2}|[a-z]+)\.?(?:[\s./,-]+(\d{4}|\d{2}))?\.?$/i.exec(text)
  if (!found) return undefined
  const [, date = '', month = '', year] = found
  const number = /\d/.test(month) ? Number(month) : monthNamed(month)
  const inYear = (full: number) => {
    const day = `${full}-${two(number)}-${two(Number(date))}`
    return isDay(day) ? day : undefined
  }
  if (year) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year))
  const thisYear = Number(today.slice(0, 4))
  const next = inYear(thisYear)
  return next && next >= today ? next : inYear(thisYear + 1)
}

/** The day to which a key moves in the calendar; undefined for other keys. */
export function dayByKey({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }, day: Day) {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
