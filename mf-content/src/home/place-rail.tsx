import { PictureView } from '@nukkad/ui/picture-view'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import type { HomePage } from './home.queries.ts'
import styles from './place-rail.module.css'

export function PlaceRail({ places }: { places: HomePage['places'] }) {
  if (places.length === 0) return null
  return (
    <Section title="Corners we go back to">
      <Rail label="Places">
        {places.map((place) => (
          <li key={place.id} className={styles.place}>
            <PictureView picture={place.image} width={280} className={styles.picture} />
            <h3 className={styles.title}>{place.title}</h3>
            <p className={styles.where}>
              {place.kind} · {place.locality}
            </p>
            <p className={styles.line}>{place.line}</p>
          </li>
        ))}
      </Rail>
    </Section>
  )
}
