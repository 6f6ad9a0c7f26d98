import type { OpeningHours } from '@nukkad/contracts/endpoints/city/places'
import { type WeeklyRange, week } from '@nukkad/contracts/opening-hours'

const day = 1_440
/** Opening hours that end by this minute (6 am) belong to the day on which they began. */
const morning = 360
/** The Indian time zone's offset in minutes; India has one zone and no daylight saving time. */
const offset = 330
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The minute of the week in India: 0 is Monday at midnight. */
export function minuteOfWeek(now: Date): number {
  const minutes = Math.floor(now.getTime() / 60_000) + offset
  // 1 January 1970 was a Thursday.
  return (((minutes + 3 * day) % week) + week) % week
}

/** '11 am', '5:30 pm', 'midnight', 'noon'. */
function spoken(minute: number): string {
  const at = ((minute % day) + day) % day
  if (at === 0) return 'midnight'
  if (at === 720) return 'noon'
  const [hour, minutes] = [Math.floor(at / 60), at % 60]
  return `${hour % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

/** Merges the ranges around the week's end: hours that go on past Sunday midnight become one range. */
function joined(ranges: readonly WeeklyRange[]): readonly WeeklyRange[] {
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (!first || !last || first === last || first[0] !== 0 || last[1] !== week) return ranges
  return [...ranges.slice(1, -1), [last[0], week + first[1]]]
}

/**
 * Whether it is open now, and until or from when, in words. `ranges` is null when the hours are unknown; then `text` is
 * all there is to show.
 */
export function openNow(ranges: readonly WeeklyRange[] | null, text: string | null, now: Date) {
  if (!ranges) return { isOpen: null, line: text ?? 'Hours not known, check before you go' }
  if (ranges.length === 0) return { isOpen: false, line: 'Closed for now' }
  const at = minuteOfWeek(now)
  const all = joined(ranges)
  const current = all.find(([from, to]) => (at >= from && at < to) || (at + week >= from && at + week < to))
  if (current) {
    const [from, to] = current
    if (to - from >= week) return { isOpen: true, line: 'Open all day, every day' }
    const left = to - (at >= from ? at : at + week)
    return { isOpen: true, line: `Open, closes ${moment(at, left)}` }
  }
  const wait = Math.min(...all.map(([from]) => (from - at + week) % week))
  return { isOpen: false, line: `Closed, opens ${moment(at, wait)}` }
}

/** A moment some minutes ahead, in words: without a day for today and the following night. */
function moment(at: number, ahead: number): string {
  const then = at + ahead
  const days = Math.floor(then / day) - Math.floor(at / day)
  const time = spoken(then)
  if (days === 0 || (days === 1 && then % day <= morning && ahead < day)) return `at ${time}`
  if (days === 1) return `tomorrow at ${time}`
  return `on ${dayNames[Math.floor(then / day) % 7]} at ${time}`
}

/** The opening hours split by the day on which each part begins. */
function pieces(ranges: readonly WeeklyRange[]): readonly WeeklyRange[] {
  const all: WeeklyRange[] = []
  for (const [from, to] of joined(ranges)) {
    let start = from
    for (;;) {
      const midnight = (Math.floor(start / day) + 1) * day
      if (to - midnight <= (start % day === 0 && to - start >= day ? 0 : morning)) break
      all.push([start, midnight])
      start = midnight
    }
    all.push([start, to])
  }
  return all
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Opening hours in the contract's shape. */
export function openingHours(ranges: readonly WeeklyRange[] | null, text: string | null, now: Date): OpeningHours {
  const { isOpen, line } = openNow(ranges, text, now)
  if (!ranges) return { text, isOpen, line, week: null }
  const today = Math.floor(minuteOfWeek(now) / day)
  const all = pieces(ranges)
  const days = dayNames.map((name, at) => {
    const ofDay = all.filter(([from]) => Math.floor(from / day) % 7 === at)
    const words = ofDay.map(([from, to]) => (to - from === day ? 'Open all day' : `${spoken(from)} – ${spoken(to)}`))
    return {
      day: at + 1,
      name,
      isToday: at === today,
      text: words.length > 0 ? words.join(', ') : 'Closed',
      ranges: ofDay.map(([from, to]) => ({ opens: clock(from % day), closes: clock(to % day) })),
    }
  })
  return { text, isOpen, line, week: days }
}
