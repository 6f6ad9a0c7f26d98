const offset = 5.5 * 3600_000

/** A moment by the clock in India, as a field for date and time wants it. India has one zone, without summer time. */
export const inIndia = (time: number | string): string =>
  new Date(new Date(time).getTime() + offset).toISOString().slice(0, 16)

/** The moment that such a field names; undefined while it is half typed. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(`${local}:00+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
