import { MapView } from '@nukkad/blocks/map/map-view'
import type { Place } from '@nukkad/contracts/endpoints/city/places'
import { useTrack } from '@nukkad/platform'
import { IconWalk } from '@nukkad/ui/icons'
import { useMemo } from 'react'
import { OpeningWeek } from './opening-week.tsx'
import styles from './place.module.css'

/** The practical facts: hours, address, the map, and directions as locals give them. */
export function PlaceFacts({ place }: { readonly place: Place }) {
  const { id, slug, title, lat, lng, mapUrl, onFoot } = place
  const track = useTrack()
  const points = useMemo(
    () => [{ id, title, lat, lng, href: mapUrl, note: onFoot?.line }],
    [id, title, lat, lng, mapUrl, onFoot],
  )
  return (
    <aside className={styles.facts} aria-label="Before you go">
      <OpeningWeek hours={place.hours} />
      <section aria-labelledby="way">
        <h2 id="way" className={styles.factTitle}>
          How to get there
        </h2>
        <MapView
          city={place.city}
          points={points}
          within={onFoot}
          label={`Map: where ${title} is`}
          className={styles.map}
        />
        {onFoot && (
          <p className={styles.walk}>
            <IconWalk size={18} aria-hidden="true" />
            {onFoot.line}
          </p>
        )}
        <address className={styles.address}>{place.address}</address>
        {place.howTo && <p>{place.howTo}</p>}
        <p className={styles.links}>
          <a
            href={`geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(title)})`}
            onClick={() => track('PLACE_DIRECTIONS_CLICKED', { slug })}
          >
            Open in your map app
          </a>
          {place.phone && (
            <a href={`tel:${place.phone}`} onClick={() => track('PLACE_CALLED', { slug })}>
              Call {place.phone}
            </a>
          )}
        </p>
      </section>
    </aside>
  )
}
