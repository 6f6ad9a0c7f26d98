import { formatRupees } from '@nukkad/platform'
import styles from './paying.module.css'

/** Below the bill, when the buyer's credit pays a part of it. */
export function DueRows({ fromCredit, left }: { readonly fromCredit: number; readonly left: number }) {
  if (fromCredit === 0) return null
  return (
    <dl className={styles.due}>
      <div className={styles.row} data-gain>
        <dt>From your credit</dt>
        <dd>−{formatRupees(fromCredit)}</dd>
      </div>
      <div className={`${styles.row} ${styles.left}`}>
        <dt>Left to pay</dt>
        <dd>{formatRupees(left)}</dd>
      </div>
    </dl>
  )
}
