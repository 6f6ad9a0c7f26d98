import { indianNumber } from '@nukkad/contracts/indian-number'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './rating.module.css'

export interface RatingProps {
  /** 0 to 5. */
  value: number
  count?: number | undefined
  /** Five partly filled stars; otherwise one star and the number. */
  stars?: boolean
  className?: string
}

/** The average rating. Renders nothing if there are no reviews. */
export function Rating({ value, count, stars, className }: RatingProps) {
  if (count === 0 || value <= 0) return null
  return (
    <p className={classes(styles.rating, className)}>
      {stars ? (
        <span className={styles.stars} style={{ '--filled': `${(value / 5) * 100}%` } as React.CSSProperties} />
      ) : (
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
      )}
      <VisuallyHidden>Rated </VisuallyHidden>
      <strong>{value.toFixed(1)}</strong>
      <VisuallyHidden> of 5{count !== undefined && ', '}</VisuallyHidden>
      {count !== undefined && (
        <span className={styles.count}>
          {indianNumber(count)} {count === 1 ? 'review' : 'reviews'}
        </span>
      )}
    </p>
  )
}
