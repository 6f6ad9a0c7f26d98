import { dayInIndia, indianMidnight } from '@nukkad/contracts/indian-time'
import { dayAfterWorkingDays } from '../../catalogue/products/delivery-day.ts'

/** Within how many working days applicants are promised a call. */
const promisedDays = 3

/** The day in India until which the applicant was promised a call. */
export const dueDay = (askedAt: Date): string => dayAfterWorkingDays(askedAt, promisedDays)

/** Requests from before this moment are late if they are unanswered. */
export function lateBefore(now: Date): Date {
  const today = dayInIndia(now)
  let first = indianMidnight(now)
  for (;;) {
    const dayBefore = indianMidnight(first, -1)
    if (dueDay(dayBefore) < today) return first
    first = dayBefore
  }
}
