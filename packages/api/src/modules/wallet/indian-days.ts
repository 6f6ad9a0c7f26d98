import { atIndianClock, indianClock, indianMidnight, momentInIndia } from '@nukkad/contracts/indian-time'

/** The last moment of the Indian day that this moment lies in: what ends then is there until 23:59:59. */
export const endOfDay = (at: Date): Date => new Date(indianMidnight(at, 1).getTime() - 1)

/** The end of the same day so many months later; of a month that is too short its last day. */
export function endOfDayMonthsLater(at: Date, months: number): Date {
  const local = indianClock(at)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth() + months, local.getUTCDate()]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return endOfDay(atIndianClock(Date.UTC(year, month, Math.min(date, lastOfMonth))))
}

/** '2026-12-24T18:00', or a day alone, which means nine in the morning; undefined for a day no calendar has. */
export const momentOf = (text: string): Date | undefined => momentInIndia(text.includes('T') ? text : `${text}T09:00`)

/** The first moment of a day like '2026-12-24'; undefined for a day no calendar has. */
export const startOfDay = (date: string): Date | undefined => momentInIndia(`${date}T00:00`)
