import { minuteInIndia, momentInIndia } from '@nukkad/contracts/indian-time'

/** A moment by the clock in India, as a field for date and time wants it. */
export const inIndia = (time: number | string): string => minuteInIndia(new Date(time))

/** The moment that such a field names; undefined while it is half typed. */
export const momentOf = (local: string): string | undefined => momentInIndia(local)?.toISOString()
