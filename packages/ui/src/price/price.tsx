import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './price.module.css'
import { rupees } from './rupees.ts'

export interface PriceProps {
  /** In rupees. */
  price: number
  /** Rupees before the reduction; shown only if it exceeds the price. */
  mrp?: number | null | undefined
  discountPercent?: number | null | undefined
  size?: 's' | 'm' | 'l'
  className?: string
}

/** The price, and the price before a reduction. */
export function Price({ price, mrp, discountPercent, size = 's', className }: PriceProps) {
  const isReduced = typeof mrp === 'number' && mrp > price
  return (
    <p className={classes(styles.price, styles[size], className)}>
      <span className={styles.now}>{rupees(price)}</span>
      {isReduced && (
        <>
          <VisuallyHidden>, before </VisuallyHidden>
          <s className={styles.before}>{rupees(mrp)}</s>
          <span className={styles.off}>{Math.round(discountPercent || (1 - price / mrp) * 100)}% off</span>
        </>
      )}
    </p>
  )
}
