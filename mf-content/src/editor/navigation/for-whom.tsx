import { cityOf } from '@nukkad/contracts'
import { formatDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import type { NavLink } from './nav-node.ts'

/** The cities in which a link is shown, and whether its period is past or to come. */
export function ForWhom({ link: { cities, startsAt, endsAt } }: { readonly link: NavLink }) {
  const now = Date.now()
  const isOver = endsAt !== null && Date.parse(endsAt) <= now
  const isToCome = startsAt !== null && Date.parse(startsAt) > now
  return (
    <>
      {cities.map((city) => (
        <Badge key={city}>{cityOf(city)?.name ?? city}</Badge>
      ))}{' '}
      {isOver && <Badge>Ended</Badge>}
      {isToCome && <Badge>From {formatDay(startsAt)}</Badge>}
      {!isOver && endsAt !== null && <Badge>Until {formatDay(endsAt)}</Badge>}
    </>
  )
}
