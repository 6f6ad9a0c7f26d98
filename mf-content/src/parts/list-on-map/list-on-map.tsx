import type { Spot } from '@nukkad/blocks/geometry'
import type { MapViewProps } from '@nukkad/blocks/map/map-view'
import { Skeleton } from '@nukkad/ui/skeleton'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import styles from './list-on-map.module.css'

/** What stands in the list, and where; what has no spot stands in the list alone. */
export interface Mapped {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly spot: Spot | null
  /** what it is and how far, for its card on the map that fills the screen */
  readonly note?: string | undefined
  /** with its number on the map */
  card(number: number | undefined): ReactNode
}

interface ListOnMapProps {
  /** MapView, at once or by `lazy`: the list needs none of it and does not wait */
  readonly MapPart: ComponentType<MapViewProps>
  readonly city: string
  readonly label: string
  /** the same array as long as nothing changes: the pins are worked out from it */
  readonly items: readonly Mapped[]
  readonly here?: Spot | null
  /** below the list: the way to more of it */
  readonly children?: ReactNode
}

/**
 * A list and its map together. The numbers are the same in both; a pin leads to its row in the list, and a row that is
 * looked at stands out on the map. On a phone the map stays under the header while the list goes by.
 */
export function ListOnMap({ MapPart, city, label, items, here = null, children }: ListOnMapProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const points = useMemo(
    () =>
      items.flatMap(({ id, title, href, spot, note }, at) =>
        spot ? { id, title, lat: spot.lat, lng: spot.lng, href, note, number: at + 1 } : [],
      ),
    [items],
  )

  function choose(id: string) {
    setChosen(id)
    const row = document.getElementById(`listed-${id}`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.both}>
      <div className={styles.mapFrame}>
        <Suspense fallback={<Skeleton kind="block" className={styles.map} />}>
          <MapPart
            className={styles.map}
            city={city}
            label={label}
            points={points}
            chosen={chosen}
            onChoose={choose}
            here={here}
          />
        </Suspense>
      </div>
      <div>
        {/* Moving counts, and not that the list scrolled below a pointer that rests. */}
        <ol className={styles.list}>
          {items.map(({ id, spot, card }, at) => (
            <li
              key={id}
              id={`listed-${id}`}
              className={id === chosen ? styles.chosen : undefined}
              onFocus={() => setChosen(id)}
              onPointerMove={(event) => event.pointerType === 'mouse' && setChosen(id)}
            >
              {card(spot ? at + 1 : undefined)}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  )
}
