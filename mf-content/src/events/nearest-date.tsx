import { dayInIndia } from '@nukkad/contracts/indian-time'
import { Link, useApi, useLocation, useQuery } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { inWords } from './day-in-words.ts'
import { hrefOfAll, hrefWith } from './event-choice.ts'
import { type EventFilters, nearestEvent } from './events.queries.ts'

/** Shown when no event matches: links to the nearest date with a matching event, or to all events if there is none. */
export function NearestDate({ city, name, filters }: { city: string; name: string; filters: EventFilters }) {
  const { data: event } = useQuery(nearestEvent(useApi(), city, filters))
  const place = useLocation()
  if (!event) {
    return (
      <ButtonLink href={hrefOfAll(place)} linkAs={Link}>
        All events in {name}
      </ButtonLink>
    )
  }
  const day = dayInIndia(Date.parse(event.starts))
  return (
    <ButtonLink href={hrefWith(place, 'date', day)} linkAs={Link}>
      Nearest: {inWords(day)}
    </ButtonLink>
  )
}
