import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { inWords } from './day-in-words.ts'
import { type EventFilters, nearestEvent } from './events.queries.ts'

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Where nothing is on: the nearest day that has an event of this kind; all events where there is none. */
export function NearestDate({ city, name, filters }: { city: string; name: string; filters: EventFilters }) {
  const { data: event } = useQuery(nearestEvent(useApi(), city, filters))
  const all = hrefs.cityEvents(city)
  if (!event) {
    return (
      <ButtonLink href={all} linkAs={Link}>
        All events of {name}
      </ButtonLink>
    )
  }
  const day = indianDay.format(new Date(event.starts))
  const { kind, price, locality } = filters
  const search = new URLSearchParams(
    Object.entries({ date: day, kind, price, locality }).filter(([, value]) => value) as [string, string][],
  )
  return (
    <ButtonLink href={`${all}?${search}`} linkAs={Link}>
      Nearest: {inWords(day)}
    </ButtonLink>
  )
}
