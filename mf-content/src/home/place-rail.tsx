import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import { hrefs, Link } from '@nukkad/platform'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import type { HomePage } from '../home.queries.ts'
import styles from './place-rail.module.css'

export function PlaceRail({ places, city }: { places: HomePage['places']; city: string }) {
  if (places.length === 0) return null
  return (
    <Section
      title="Corners we go back to"
      action={city !== 'all' && <Link to={hrefs.aroundYou(city)}>All around you</Link>}
    >
      <Rail label="Places" itemWidth="card" className={styles.rail}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
