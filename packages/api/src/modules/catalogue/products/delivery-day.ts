import { indianClock } from '@nukkad/contracts/indian-time'

const oneDay = 86_400_000

/** The day (in India) that is this many working days from now; there are no deliveries on Sundays. */
export function dayAfterWorkingDays(now: Date, days: number): string {
  const day = indianClock(now)
  for (let left = days; left > 0; ) {
    day.setTime(day.getTime() + oneDay)
    if (day.getUTCDay() !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
