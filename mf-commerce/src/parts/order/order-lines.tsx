import type { Order, OrderLine } from '@nukkad/contracts/endpoints/orders/orders'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { optionWords } from '../line-options/option-words.ts'
import { OwnPictures } from '../line-options/own-pictures.tsx'
import styles from './order.module.css'

interface OrderLinesProps {
  readonly order: Order
  /** shows each line's state where lines differ, its returns, and a link to review it */
  readonly isDetailed?: boolean
}

/** The lines of an order. */
export function OrderLines({ order, isDetailed = false }: OrderLinesProps) {
  return (
    <ul className={styles.lines} aria-label={`From ${order.merchant.name}`}>
      {order.lines.map((line) => {
        const details = [...optionWords(line), `${line.qty}\u00a0${line.qty === 1 ? 'piece' : 'pieces'}`]
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
              <OwnPictures line={line} />
              {isDetailed && <LineNews line={line} order={order} />}
            </span>
            <span className={styles.amount}>{formatRupees(line.row_total)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** How a line differs from its order. */
function LineNews({ line, order }: { readonly line: OrderLine; readonly order: Order }) {
  const news = [
    line.label !== order.label && line.label,
    line.open > 0 && `${line.open} of ${line.qty} being returned or exchanged`,
    line.returned > 0 && `${line.returned} of ${line.qty} returned`,
  ].filter(Boolean)
  return (
    <>
      {news.length > 0 && <span className={styles.quiet}>{news.join(' · ')}</span>}
      {line.can_review && (
        <Link to={`${hrefs.productFeedback(line.slug)}?order=${order.orderId}`} className={styles.review}>
          Write a review
        </Link>
      )}
    </>
  )
}
