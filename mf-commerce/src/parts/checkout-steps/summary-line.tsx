import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { formatRupees } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { optionWords } from '../line-options/option-words.ts'
import styles from './order-summary.module.css'

/** A line of the purchase, with any problem that blocks it. */
export function SummaryLine({ line }: { readonly line: CartLine }) {
  const isTrouble = !line.is_available || !line.deliverable
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <PictureView picture={line.media_image} width={56} aspect={4 / 5} decorative />
      </span>
      <span className={styles.words}>
        <strong>{line.name}</strong>
        <span className={styles.quiet}>{[...optionWords(line), pieces(line.qty)].join(' · ')}</span>
        {isTrouble && (
          <span className={styles.trouble}>{line.msg_title ?? 'This can’t be delivered to your address.'}</span>
        )}
        {!isTrouble && line.msg_title && <span className={styles.note}>{line.msg_title}</span>}
      </span>
      <span className={styles.amount}>{formatRupees(line.row_total)}</span>
    </li>
  )
}

const pieces = (qty: number) => `${qty}\u00a0${qty === 1 ? 'piece' : 'pieces'}`
