import { indianClock } from './indian-time.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The parts of a moment's day in India as a calendar shows them: Tue, 24, Nov, 2026. */
export function indianDayParts(at: Date | number) {
  const clock = indianClock(at)
  return {
    weekday: weekdays[clock.getUTCDay()] ?? '',
    day: clock.getUTCDate(),
    month: months[clock.getUTCMonth()] ?? '',
    year: clock.getUTCFullYear(),
  }
}

/** What clocks in India show at this moment: 7:30 pm. */
export function indianClockTime(at: Date | number): string {
  const clock = indianClock(at)
  const hour = clock.getUTCHours()
  return `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
