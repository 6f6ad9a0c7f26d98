import { minutesOf } from './time-of-day.ts'

/** Minutes of a week that begins on Monday at midnight in India: [from, to), never past the end of the week. */
export type WeeklyRange = readonly [from: number, to: number]

const day = 1_440
/** Minutes in a week. */
export const week = 7 * day

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const daily = [0, 1, 2, 3, 4, 5, 6]

/**
 * Opening hours as people write them, as ranges of the week in order, or undefined where they cannot be parsed: 'Daily
 * 11 am – 11 pm', 'Mon–Sat 10 am – 8 pm; Sun 11 am – 6 pm', 'Closed Mon; else 9 am – 5 pm', 'Always open', 'Tue–Sun
 * 7.30 pm – 1 am'. A closing time before the opening time is after midnight.
 */
export function parseOpeningHours(text: string): readonly WeeklyRange[] | undefined {
  const clauses = text
    .toLowerCase()
    .replace(/[–—−]|\bto\b/g, '-')
    .split(';')
    .map((clause) => clause.trim())
    .filter(Boolean)
  if (clauses.length === 0) return undefined
  const byDay: (readonly WeeklyRange[] | undefined)[] = Array.from({ length: 7 }, () => undefined)
  for (const clause of clauses) {
    const read = readClause(clause)
    if (!read) return undefined
    for (const at of read.days ?? daily) {
      if (read.days || byDay[at] === undefined) byDay[at] = read.times
    }
  }
  const ranges = byDay.flatMap((times, at) =>
    (times ?? []).flatMap(([from, to]) => inWeek(at * day + from, at * day + to)),
  )
  return merged(ranges)
}

/**
 * Days (undefined for all days that no other clause names) and times of day; a closing time past midnight exceeds 1440.
 */
function readClause(clause: string): { days: number[] | undefined; times: WeeklyRange[] } | undefined {
  const [, names = '', rest = ''] =
    /^((?:(?:closed|on|and|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|daily|every day|else|otherwise|[-,&])\s*)*)(.*)$/.exec(
      clause,
    ) ?? []
  const isClosed = /\bclosed\b/.test(names) || /^closed\b/.test(rest)
  const days = readDays(names.replace(/\b(closed|on|and)\b/g, ' '))
  if (days === 'unknown') return undefined
  if (isClosed) return days && rest.replace('closed', '').trim() === '' ? { days, times: [] } : undefined
  const times = readTimes(rest)
  return times && { days, times }
}

function readDays(names: string): number[] | undefined | 'unknown' {
  const words = names.replace(/\b(daily|every day|else|otherwise)\b/g, ' ').trim()
  if (!words) return undefined
  const days = new Set<number>()
  for (const part of words.split(/[,&]|\s+(?!-)(?<!-\s*)/).filter((one) => one.trim())) {
    const [first, last] = part.split('-').map((name) => dayNames.indexOf(name.trim().slice(0, 3) as 'mon'))
    if (first === undefined || first < 0 || (last ?? 0) < 0) return 'unknown'
    for (let at = first; ; at = (at + 1) % 7) {
      days.add(at)
      if (at === (last ?? first)) break
    }
  }
  return [...days]
}

function readTimes(text: string): WeeklyRange[] | undefined {
  if (/^(always open|open all day|open 24 hours|24 hours|all day|round the clock)$/.test(text.trim())) return [[0, day]]
  const times: WeeklyRange[] = []
  for (const part of text.split(/,|&|\band\b/)) {
    const [from, to, ...more] = part.split('-').map((time) => minutesOf(time.trim()))
    if (from === undefined || to === undefined || more.length > 0) return undefined
    times.push([from, to <= from ? to + day : to])
  }
  return times
}

/** What runs past Sunday midnight continues at the beginning of the week. */
const inWeek = (from: number, to: number): WeeklyRange[] =>
  to <= week
    ? [[from, to]]
    : [
        [from, week],
        [0, to - week],
      ]

function merged(ranges: readonly WeeklyRange[]): WeeklyRange[] {
  const all: [number, number][] = []
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}
