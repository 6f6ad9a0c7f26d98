import { minuteInIndia, momentInIndia } from '@nukkad/contracts/indian-time'

/** A time in Indian local time, in the format of a date and time field. */
export const inIndia = (time: number | string): string => minuteInIndia(new Date(time))

/** The time of such a field's value; undefined while it is half typed. */
export const momentOf = (local: string): string | undefined => momentInIndia(local)?.toISOString()
