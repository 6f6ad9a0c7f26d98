import { formatCount } from '@nukkad/platform'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './merchant-reviews.module.css'

interface StarHistogramProps {
  /** counts for one to five stars, in this order */
  readonly histogram: readonly number[]
  readonly chosen: number | null
  readonly onChoose: (stars: number | null) => void
}

/** The distribution of ratings, five stars on top; each bar is a button that filters the reviews by its stars. */
export function StarHistogram({ histogram, chosen, onChoose }: StarHistogramProps) {
  const most = Math.max(1, ...histogram)
  return (
    <ul className={styles.histogram}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = histogram[stars - 1] ?? 0
        const isOn = chosen === stars
        return (
          <li key={stars}>
            <button
              type="button"
              className={styles.bar}
              aria-pressed={isOn}
              disabled={count === 0}
              onClick={() => onChoose(isOn ? null : stars)}
            >
              <span>
                {stars} <span aria-hidden="true">★</span>
                <VisuallyHidden>{stars === 1 ? 'star' : 'stars'}: </VisuallyHidden>
              </span>
              <span className={styles.track}>
                <span className={styles.fill} style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span>
                {formatCount(count)}
                <VisuallyHidden> {count === 1 ? 'review' : 'reviews'}</VisuallyHidden>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
