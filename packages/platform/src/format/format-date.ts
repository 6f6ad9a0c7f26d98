import { indianClockTime, indianDay, indianDayParts } from '@nukkad/contracts/indian-day-words'
import { dayInIndia } from '@nukkad/contracts/indian-time'

type Moment = string | number | Date
const dateOf = (moment: Moment) => new Date(moment)

/** Mon, 24 Nov; the year is added when it is not the one of `now`. An invalid moment gives ''. */
export function formatDay(moment: Moment, now: Moment = Date.now()): string {
  const date = dateOf(moment)
  if (Number.isNaN(date.getTime())) return ''
  const { weekday, day, month, year } = indianDayParts(date)
  const isThisYear = year === indianDayParts(dateOf(now)).year
  return isThisYear ? `${weekday}, ${day} ${month}` : `${day} ${month} ${year}`
}

/** Tuesday, 25 November: a long date. An invalid moment gives ''. */
export function formatLongDay(moment: Moment): string {
  const date = dateOf(moment)
  if (Number.isNaN(date.getTime())) return ''
  const { weekday, day, month } = indianDay(date)
  return `${weekday}, ${day} ${month}`
}

/** 7:30 pm, Indian time. An invalid moment gives ''. */
export function formatTime(moment: Moment): string {
  const date = dateOf(moment)
  return Number.isNaN(date.getTime()) ? '' : indianClockTime(date)
}

/** 'Starts at 7:30 pm' when both are on the same day, otherwise 'Mon, 24 Nov to Wed, 26 Nov'. */
export function formatDateRange(start: Moment, end: Moment, now: Moment = Date.now()): string {
  const isOneDay = dayInIndia(dateOf(start)) === dayInIndia(dateOf(end))
  return isOneDay ? `Starts at ${formatTime(start)}` : `${formatDay(start, now)} to ${formatDay(end, now)}`
}

const recently = 2 * 60_000
/** Whether the moment is within the last two minutes. */
export function isRecent(moment: Moment, now: number = Date.now()): boolean {
  const age = now - dateOf(moment).getTime()
  return age >= 0 && age <= recently
}
