/** India has one time zone; a page says the same on the server, in Delhi and abroad. */
const timeZone = 'Asia/Kolkata'
const day = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
const dayWithYear = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone })
const year = new Intl.DateTimeFormat('en-IN', { timeZone, year: 'numeric' })

type Moment = string | number | Date
const dateOf = (moment: Moment) => new Date(moment)
/** Browsers and Node disagree on the kind of space and on 'Sept'; a page must not change at hydration. */
const steady = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ').replace('Sept', 'Sep')

/** Mon, 24 Nov — the year is added when it is not the one of `now`. */
export function formatDay(moment: Moment, now: Moment = Date.now()): string {
  const date = dateOf(moment)
  if (Number.isNaN(date.getTime())) return ''
  const isThisYear = year.format(date) === year.format(dateOf(now))
  return steady((isThisYear ? day : dayWithYear).format(date))
}

/** 7:30 pm, Indian time. */
export const formatTime = (moment: Moment): string => steady(time.format(dateOf(moment))).toLowerCase()

/** 'Starts at 7:30 pm' when both lie on one day, else 'Mon, 24 Nov to Wed, 26 Nov'. */
export function formatDateRange(start: Moment, end: Moment, now: Moment = Date.now()): string {
  const isOneDay = dayKey.format(dateOf(start)) === dayKey.format(dateOf(end))
  return isOneDay ? `Starts at ${formatTime(start)}` : `${formatDay(start, now)} to ${formatDay(end, now)}`
}

const recently = 2 * 60_000
/** Within the last two minutes. */
export function isRecent(moment: Moment, now: number = Date.now()): boolean {
  const age = now - dateOf(moment).getTime()
  return age >= 0 && age <= recently
}
