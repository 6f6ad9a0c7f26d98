import { minuteInIndia } from '@nukkad/contracts/indian-time'

/** The current day and hour in India. */
export function indianNow(now: number): { readonly day: string; readonly hour: number } {
  const [day = '', clock = ''] = minuteInIndia(now).split('T')
  return { day, hour: Number(clock.slice(0, 2)) }
}
