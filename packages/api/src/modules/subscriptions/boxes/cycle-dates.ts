/** The interval between deliveries. */
export interface Interval {
  readonly unit: 'week' | 'month'
  readonly count: number
}

const oneDay = 86_400_000

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * oneDay).toISOString().slice(0, 10)

/**
 * The day that many intervals after the first day. Months are counted from the first day and not from the last
 * delivery, so that 31 January is followed by 28 February and 31 March.
 */
export function dueOn(first: string, { unit, count }: Interval, slot: number): string {
  if (unit === 'week') return daysAfter(first, 7 * count * slot)
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const at = month - 1 + count * slot
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, at, Math.min(day, last))).toISOString().slice(0, 10)
}

/** 'every month', 'every 2 weeks'. */
export const everyWords = ({ unit, count }: Interval): string =>
  count === 1 ? `every ${unit}` : `every ${count} ${unit}s`

const words = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
/** 'Saturday 28 November'. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
