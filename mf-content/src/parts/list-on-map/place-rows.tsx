import { PlaceCard, type PlaceCardProps } from '@nukkad/blocks/cards/place-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { PlaceCard as Place } from '@nukkad/contracts/endpoints/content/cards'
import styles from './place-rows.module.css'

interface PlaceRowsProps<P extends Place> {
  readonly places: readonly P[]
  /** id of the place highlighted here and on the map */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** whether each has a number, the same as on the map */
  readonly isNumbered?: boolean
  /** further details of a place */
  readonly more?: (place: P) => Pick<PlaceCardProps, 'note' | 'walk' | 'isOpen'>
  /** sets the layout of the rows */
  readonly className?: string | undefined
}

/** Places beside their map; the one that is hovered or focused is highlighted on it. */
export function PlaceRows<P extends Place>(props: PlaceRowsProps<P>) {
  const { places, chosen, onChoose, isNumbered = true, more, className } = props
  return (
    <ol className={className}>
      {places.map((place, at) => (
        <li
          key={place.id}
          id={`place-${place.id}`}
          className={place.id === chosen ? `${styles.row} ${styles.chosen}` : styles.row}
          onFocus={() => onChoose(place.id)}
          onPointerMove={(event) => event.pointerType === 'mouse' && onChoose(place.id)}
        >
          <PlaceCard
            place={place}
            look="row"
            number={isNumbered ? at + 1 : undefined}
            action={<SaveButton kind="place" of={place.slug} title={place.title} />}
            {...more?.(place)}
          />
        </li>
      ))}
    </ol>
  )
}

/** Scrolls the row of a place into view. */
export const showPlaceRow = (id: string, behavior: ScrollBehavior = 'auto') =>
  document.getElementById(`place-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'center', behavior })
