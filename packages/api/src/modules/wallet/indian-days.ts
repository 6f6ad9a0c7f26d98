/** India keeps one time, without summer time. */
const ahead = 5.5 * 3_600_000
const day = 86_400_000

/** The last moment of the Indian day that this moment lies in: what ends then is there until 23:59:59. */
export function endOfDay(at: Date): Date {
  const local = at.getTime() + ahead
  return new Date((Math.floor(local / day) + 1) * day - ahead - 1)
}

/** The end of the same day so many months later; of a month that is too short its last day. */
export function endOfDayMonthsLater(at: Date, months: number): Date {
  const local = new Date(at.getTime() + ahead)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth() + months, local.getUTCDate()]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, lastOfMonth)) + day - ahead - 1)
}

/** '2026-12-24T18:00', or a day alone, which means nine in the morning; undefined for a day no calendar has. */
export function momentOf(text: string): Date | undefined {
  const [date = '', time = '09:00'] = text.split('T')
  const at = new Date(`${date}T${time}:00+05:30`)
  const isSame = !Number.isNaN(at.getTime()) && new Date(at.getTime() + ahead).toISOString().startsWith(date)
  return isSame ? at : undefined
}

/** The first moment of a day like '2026-12-24'; undefined for a day no calendar has. */
export const startOfDay = (date: string): Date | undefined => momentOf(`${date}T00:00`)
