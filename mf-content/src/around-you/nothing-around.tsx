import { cityCount } from '@nukkad/contracts'
import { hrefs, Link, useLocation } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { WhichCity } from './which-city.tsx'

/** The title of the page, by how the position is known. */
export function titleOf(label: string | undefined, by: string, cityName: string): string {
  if (by === 'city' || !label) return `Around you in ${cityName}`
  return by === 'position' ? 'Around you, from where you are' : `Around ${label}`
}

interface NothingProps {
  readonly isOpenNow: boolean
  readonly hasType: boolean
  readonly isOutside: boolean
  readonly city: string
}

/** Shown where nothing is near. */
export function Nothing({ isOpenNow, hasType, isOutside, city }: NothingProps) {
  const { pathname, search } = useLocation()
  if (city === 'all') return <WhichCity />
  const looser = new URLSearchParams(search)
  looser.delete('open')
  looser.delete('type')
  if (isOpenNow || hasType)
    return (
      <EmptyState
        title={isOpenNow ? 'Nothing open right now' : 'No places of that kind nearby'}
        text="Remove the filters to see everything nearby."
        action={<Link to={`${pathname}?${looser}`}>Show everything nearby</Link>}
      />
    )
  return (
    <EmptyState
      title="Nothing within five kilometres"
      text={
        isOutside
          ? `We write about ${cityCount} cities, and this is outside them for now.`
          : 'We have not covered this area yet. Try a neighbourhood nearby.'
      }
      action={<Link to={hrefs.city(city)}>See what is on in the city</Link>}
    />
  )
}
