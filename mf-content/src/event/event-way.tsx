import { MapView } from '@nukkad/blocks/map/map-view'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { IconWalk } from '@nukkad/ui/icons'
import { useMemo } from 'react'
import styles from './event.module.css'

/** The venue on the map of its city, with the nearest stop to walk from. */
export function EventWay({ event: { city, where } }: { readonly event: EventDetails }) {
  const { name, lat, lng, onFoot, href } = where
  const points = useMemo(
    () =>
      lat === null || lng === null
        ? []
        : [{ id: 'venue', title: name, lat, lng, href: href ?? undefined, note: onFoot?.line }],
    [name, lat, lng, href, onFoot],
  )
  return (
    <>
      <MapView city={city} points={points} within={onFoot} label={`Map: where ${name} is`} className={styles.map} />
      {onFoot && (
        <p className={styles.walk}>
          <IconWalk size={18} aria-hidden="true" />
          {onFoot.line}
        </p>
      )}
    </>
  )
}
