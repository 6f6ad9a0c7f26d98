import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { NearbyPlace, Place } from '@nukkad/contracts/endpoints/city/places'
import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './place.module.css'
import { nearPlaceQuery } from './place.queries.ts'

const minuteOnFoot = 80
const farthestWalk = 25

/** '6 min on foot', or kilometres when it is too far to walk. */
export function distanceText(metres: number): string {
  const minutes = Math.max(1, Math.round(metres / minuteOnFoot))
  return minutes <= farthestWalk ? `${minutes} min on foot` : `${(metres / 1000).toFixed(1)} km away`
}

const noteOf = ({ metres, isOpen, openLine }: NearbyPlace) =>
  `${distanceText(metres)}${isOpen === null ? '' : ` · ${openLine}`}`

/** Other places within walking distance; renders nothing if the call fails or there are none. */
export function Nearby({ place }: { readonly place: Place }) {
  const { data, isPending } = useQuery(nearPlaceQuery(useApi(), place))
  if (!isPending && !data?.length) return null
  return (
    <Section
      title="Nearby"
      action={place.area && <Link to={hrefs.aroundYou(place.city, { locality: place.area.slug })}>See all nearby</Link>}
    >
      {isPending ? (
        <div className={styles.waiting}>
          <Skeleton kind="block" height="16rem" width="100%" />
        </div>
      ) : (
        <Rail label="Places near here" itemWidth="card">
          {data?.map((one) => (
            <li key={one.id}>
              <PlaceCard
                place={one}
                note={noteOf(one)}
                action={<SaveButton kind="place" of={one.slug} title={one.title} />}
              />
            </li>
          ))}
        </Rail>
      )}
    </Section>
  )
}
