import { atIndianClock, indianClock, indianMidnight, momentInIndia } from '@nukkad/contracts/indian-time'

/** The last moment of this Indian day: what expires on that day is valid until 23:59:59. */
export const endOfDay = (at: Date): Date => new Date(indianMidnight(at, 1).getTime() - 1)

/** The end of the same day that many months later; in shorter months the last day. */
export function endOfDayMonthsLater(at: Date, months: number): Date {
  const local = indianClock(at)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth() + months, local.getUTCDate()]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return endOfDay(atIndianClock(Date.UTC(year, month, Math.min(date, lastOfMonth))))
}

/** '2026-12-24T18:00', or a date alone, which means 9 am; undefined for an invalid date. */
export const momentOf = (text: string): Date | undefined => momentInIndia(text.includes('T') ? text : `${text}T09:00`)

/** The start of a day like '2026-12-24'; undefined for an invalid date. */
export const startOfDay = (date: string): Date | undefined => momentInIndia(`${date}T00:00`)
