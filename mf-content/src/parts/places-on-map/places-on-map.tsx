import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import type { Spot } from '@nukkad/blocks/geometry'
import { MapView } from '@nukkad/blocks/map/map-view'
import type { PlaceCard as Place } from '@nukkad/contracts/endpoints/cards'
import type { Walk } from '@nukkad/contracts/endpoints/walk'
import { type ReactNode, useMemo, useState } from 'react'
import styles from './places-on-map.module.css'

type WalkedPlace = Place & { readonly onFoot: Walk | null }

interface PlacesOnMapProps<P extends WalkedPlace> {
  readonly city: string
  readonly label: string
  readonly places: readonly P[]
  readonly noteOf?: (place: P) => ReactNode
  readonly isOpen?: (place: P) => boolean | null
  readonly actionOf?: (place: P) => ReactNode
  readonly here?: Spot | null
  /** below the list: the way to more of it */
  readonly children?: ReactNode
}

/**
 * A list and its map together. The numbers are the same in both; a pin leads to its place in the list, and a place that
 * is looked at stands out on the map. On a phone the map stays under the header while the list goes by.
 */
export function PlacesOnMap<P extends WalkedPlace>(props: PlacesOnMapProps<P>) {
  const { city, label, places, noteOf, isOpen, actionOf, here = null, children } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const points = useMemo(
    () =>
      places.map(({ id, title, lat, lng, href, kind, onFoot }, at) => {
        const note = [kind, onFoot?.line].filter(Boolean).join(' · ')
        return { id, title, lat, lng, href, note, number: at + 1 }
      }),
    [places],
  )

  function choose(id: string) {
    setChosen(id)
    const card = document.getElementById(`place-${id}`)
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.both}>
      <div className={styles.mapFrame}>
        <MapView
          className={styles.map}
          city={city}
          label={label}
          points={points}
          chosen={chosen}
          onChoose={choose}
          here={here}
        />
      </div>
      <div className={styles.listFrame}>
        {/* Moving counts, and not that the list scrolled below a pointer that rests. */}
        <ol className={styles.list}>
          {places.map((place, at) => (
            <li
              key={place.id}
              id={`place-${place.id}`}
              className={place.id === chosen ? styles.chosen : undefined}
              onFocus={() => setChosen(place.id)}
              onPointerMove={(event) => event.pointerType === 'mouse' && setChosen(place.id)}
            >
              <PlaceCard
                place={place}
                look="row"
                number={at + 1}
                note={noteOf?.(place)}
                walk={place.onFoot?.line}
                isOpen={isOpen?.(place)}
                action={actionOf?.(place)}
                heading="h2"
              />
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  )
}
