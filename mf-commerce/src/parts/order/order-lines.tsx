import type { Order } from '@nukkad/contracts/endpoints/orders'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './order.module.css'

interface OrderLinesProps {
  readonly order: Order
  /** says of each line how far it is, where lines may differ */
  readonly hasLabels?: boolean
}

/** What an order holds. */
export function OrderLines({ order, hasLabels = false }: OrderLinesProps) {
  return (
    <ul className={styles.lines} aria-label={`From ${order.merchant.name}`}>
      {order.lines.map((line) => {
        const details = [
          ...Object.entries(line.options).map(([name, value]) => `${name}: ${value}`),
          ...line.custom_options.map(({ title, optionValue }) => `${title}: ${optionValue}`),
          `${line.qty}\u00a0${line.qty === 1 ? 'piece' : 'pieces'}`,
        ]
        return (
          <li key={line.line_id} className={styles.line}>
            <span className={styles.picture}>
              <PictureView picture={line.media_image} width={72} aspect={4 / 5} decorative />
            </span>
            <span className={styles.words}>
              <Link to={hrefs.product(line.slug, line.sku)} className={styles.name}>
                {line.name}
              </Link>
              <span className={styles.quiet}>{details.join(' · ')}</span>
              {hasLabels && <span className={styles.quiet}>{line.label}</span>}
            </span>
            <span className={styles.amount}>{formatRupees(line.row_total)}</span>
          </li>
        )
      })}
    </ul>
  )
}
