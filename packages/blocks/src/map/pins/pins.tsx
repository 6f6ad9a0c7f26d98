import type { CSSProperties } from 'react'
import type { Spot } from '../geometry.ts'
import { Cluster, Pin } from './pin.tsx'
import styles from './pins.module.css'
import type { Group } from './use-groups.ts'

interface PinsProps {
  readonly groups: readonly Group[]
  readonly chosen: string | null
  readonly here: Spot | null
  /** position of a spot in the sketch */
  drawnAt(spot: Spot): CSSProperties
  readonly onChoose: ((id: string) => void) | undefined
  onReach(spot: Spot): void
  onOpen(group: Group): void
}

/** Pins and groups of pins in the order of the list, and the visitor's position. */
export function Pins({ groups, chosen, here, drawnAt, onChoose, onReach, onOpen }: PinsProps) {
  return (
    <>
      <ol className={styles.pins}>
        {groups.map((group) => {
          const [first, ...rest] = group.points
          const common = { spot: group, style: drawnAt(group), isChosen: group.points.some(({ id }) => id === chosen) }
          return rest.length > 0 ? (
            <Cluster
              key={group.points.map(({ id }) => id).join()}
              group={group}
              onOpen={() => onOpen(group)}
              {...common}
            />
          ) : (
            <Pin key={first.id} point={first} onChoose={onChoose} onFocus={() => onReach(first)} {...common} />
          )
        })}
      </ol>
      {here && (
        <span
          className={styles.here}
          style={drawnAt(here)}
          data-lat={here.lat}
          data-lng={here.lng}
          role="img"
          aria-label="You are here"
        />
      )}
    </>
  )
}
