import { indianClock } from './indian-time.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** The parts of a moment's date in India in full words: Tuesday, 24, November, 2026. */
export function indianDay(at: Date | number) {
  const clock = indianClock(at)
  return {
    weekday: weekdays[clock.getUTCDay()] ?? '',
    day: clock.getUTCDate(),
    month: months[clock.getUTCMonth()] ?? '',
    year: clock.getUTCFullYear(),
  }
}

/** The same, abbreviated as on a tear-off calendar: Tue, 24, Nov, 2026. */
export function indianDayParts(at: Date | number) {
  const { weekday, month, ...rest } = indianDay(at)
  return { ...rest, weekday: weekday.slice(0, 3), month: month.slice(0, 3) }
}

/** The wall clock time in India at this moment: 7:30 pm. */
export function indianClockTime(at: Date | number): string {
  const clock = indianClock(at)
  const hour = clock.getUTCHours()
  return `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
