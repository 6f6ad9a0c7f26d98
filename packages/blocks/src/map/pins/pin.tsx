import { Link } from '@nukkad/platform'
import type { CSSProperties, ReactNode } from 'react'
import type { Spot } from '../geometry.ts'
import type { MapPoint } from './map-point.ts'
import styles from './pins.module.css'
import type { Group } from './use-groups.ts'

interface MarkProps {
  readonly spot: Spot
  readonly style: CSSProperties
  readonly isChosen: boolean
}

/** The element at a spot; a live map positions it by its data attributes. */
function Mark({ spot: { lat, lng }, style, isChosen, children }: MarkProps & { readonly children: ReactNode }) {
  return (
    <li
      data-lat={lat}
      data-lng={lng}
      className={isChosen ? `${styles.pin} ${styles.chosen}` : styles.pin}
      style={style}
    >
      {children}
    </li>
  )
}

interface PinProps extends MarkProps {
  readonly point: MapPoint
  readonly onChoose: ((id: string) => void) | undefined
  onFocus(): void
}

/** One place on the map: it can be chosen, links to its page, or is only displayed. */
export function Pin({ point, onChoose, onFocus, ...mark }: PinProps) {
  const { id, title, href, number } = point
  const face = (
    <>
      <span className={styles.drop} aria-hidden="true">
        <b className={styles.number}>{number}</b>
      </span>
      <span className={styles.name}>{title}</span>
    </>
  )
  const focus = (event: { readonly target: Element }) => event.target.matches(':focus-visible') && onFocus()
  return (
    <Mark {...mark}>
      {onChoose ? (
        <button
          type="button"
          className={styles.target}
          aria-pressed={mark.isChosen}
          onClick={() => onChoose(id)}
          onFocus={focus}
        >
          {face}
        </button>
      ) : href ? (
        <Link to={href} className={styles.target} onFocus={focus}>
          {face}
        </Link>
      ) : (
        <span className={styles.target}>{face}</span>
      )}
    </Mark>
  )
}

interface ClusterProps extends MarkProps {
  readonly group: Group
  onOpen(): void
}

/** Several places that would cover each other; opening it zooms the map in until they are separate. */
export function Cluster({ group: { points }, onOpen, ...mark }: ClusterProps) {
  const titles = points.map(({ title }) => title)
  const shown = titles.length > 4 ? [...titles.slice(0, 3), `${titles.length - 3} more`] : titles
  return (
    <Mark {...mark}>
      <button
        type="button"
        className={styles.cluster}
        aria-label={`${points.length} places close together, show each: ${titles.join(', ')}`}
        onClick={onOpen}
      >
        <b>{points.length}</b>
        <span className={styles.name} aria-hidden="true">
          {shown.join(', ')}
        </span>
      </button>
    </Mark>
  )
}
