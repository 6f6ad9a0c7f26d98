import type { PriceHistory } from '@nukkad/contracts/endpoints/shop/product-page'
import { formatDay, formatRupees } from '@nukkad/platform'
import { drawing, priceLine } from './price-line.ts'
import styles from './prices.module.css'

/** The prices as a line; the table below says the same in words, so screen readers skip it. */
export function PriceChart({ history }: { readonly history: PriceHistory }) {
  const line = priceLine(history)
  if (!line) return null
  return (
    <figure className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        <span>{formatRupees(line.highest)}</span>
        {line.lowest !== line.highest && <span>{formatRupees(line.lowest)}</span>}
      </div>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        <path d={line.path} />
      </svg>
      <div className={styles.days}>
        <span>{formatDay(history.from)}</span>
        <span>Today</span>
      </div>
    </figure>
  )
}
