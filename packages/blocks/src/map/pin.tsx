import { Link } from '@nukkad/platform'
import type { CSSProperties } from 'react'
import styles from './map-view.module.css'
import type { MapPoint } from './map-view.tsx'

interface PinProps {
  readonly point: MapPoint
  readonly style: CSSProperties | undefined
  readonly isChosen: boolean
  readonly onChoose: ((id: string) => void) | undefined
  onFocus(): void
}

/** One place on the map: it is chosen, or leads to its page, or only stands there. */
export function Pin({ point, style, isChosen, onChoose, onFocus }: PinProps) {
  const { id, title, href, number } = point
  const face = (
    <>
      <span className={styles.drop} aria-hidden="true">
        <b className={styles.number}>{number}</b>
      </span>
      <span className={styles.name}>{title}</span>
    </>
  )
  return (
    <li data-pin className={isChosen ? `${styles.pin} ${styles.chosen}` : styles.pin} style={style}>
      {onChoose ? (
        <button
          type="button"
          className={styles.target}
          aria-pressed={isChosen}
          onClick={() => onChoose(id)}
          onFocus={(event) => event.target.matches(':focus-visible') && onFocus()}
        >
          {face}
        </button>
      ) : href ? (
        <Link
          to={href}
          className={styles.target}
          onFocus={(event) => event.target.matches(':focus-visible') && onFocus()}
        >
          {face}
        </Link>
      ) : (
        <span className={styles.target}>{face}</span>
      )}
    </li>
  )
}
