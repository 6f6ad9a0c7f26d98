import { formatRupees } from '@nukkad/platform'
import styles from './paying.module.css'

interface DueRowsProps {
  readonly fromCards: number
  readonly fromCredit: number
  readonly left: number
}

/** Shown below the bill when gift cards or credit pay part of it. */
export function DueRows({ fromCards, fromCredit, left }: DueRowsProps) {
  const parts = [
    ['From your gift cards', fromCards],
    ['From your credit', fromCredit],
  ] as const
  if (fromCards + fromCredit === 0) return null
  return (
    <dl className={styles.due}>
      {parts.map(
        ([label, amount]) =>
          amount > 0 && (
            <div key={label} className={styles.row} data-gain>
              <dt>{label}</dt>
              <dd>−{formatRupees(amount)}</dd>
            </div>
          ),
      )}
      <div className={`${styles.row} ${styles.left}`}>
        <dt>Left to pay</dt>
        <dd>{formatRupees(left)}</dd>
      </div>
    </dl>
  )
}
