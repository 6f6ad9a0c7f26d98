import type { Ad } from '@nukkad/contracts/endpoints/site/site-chrome'

/** The first ad that is for this city and whose time slot is now. */
export function adFor(ads: readonly Ad[], city: string, now: number): Ad | null {
  const fits = ({ conditions: { cities, timeslot } }: Ad) =>
    cities.includes(city) && Date.parse(timeslot.start) <= now && now <= Date.parse(timeslot.end)
  return ads.find(fits) ?? null
}
