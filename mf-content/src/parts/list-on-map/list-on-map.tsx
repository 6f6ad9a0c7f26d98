import type { Spot } from '@nukkad/blocks/geometry'
import type { MapViewProps } from '@nukkad/blocks/map/map-view'
import { Skeleton } from '@nukkad/ui/skeleton'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import styles from './list-on-map.module.css'

/** An item of the list and its position; without one it appears in the list only. */
export interface Mapped {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly spot: Spot | null
  /** what it is and how far away, for its card on the full-screen map */
  readonly note?: string | undefined
  /** renders its row, with its number on the map */
  card(number: number | undefined): ReactNode
}

interface ListOnMapProps {
  /** MapView, loaded directly or by `lazy`: the list does not wait for it */
  readonly MapPart: ComponentType<MapViewProps>
  readonly city: string
  readonly label: string
  /** the same array as long as nothing changes: the pins are computed from it */
  readonly items: readonly Mapped[]
  readonly here?: Spot | null
  /** below the list: a link to more items */
  readonly children?: ReactNode
}

/**
 * A list combined with its map, numbered alike. A pin leads to its row in the list, and the hovered or focused row is
 * highlighted on the map. On a phone the map stays under the header while the list scrolls.
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
        {/* Listens to pointer movement, since scrolling the list under a resting pointer must not count. */}
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
