import { formatRupees } from '@nukkad/platform'
import { BottomBar } from '@nukkad/ui/bottom-bar'
import type { ReactNode } from 'react'
import styles from './thumb-bar.module.css'

interface ThumbBarProps {
  /** in rupees */
  readonly amount: number
  readonly note: string
  /** the button to the next step */
  readonly children: ReactNode
}

/** On a phone: the price and the button to the next step, within thumb reach while the page is on the screen. */
export function ThumbBar({ amount, note, children }: ThumbBarProps) {
  return (
    <BottomBar kind="action" isPhoneOnly className={styles.bar}>
      <p>
        <strong className={styles.amount}>{formatRupees(amount)}</strong>
        <span className={styles.note}>{note}</span>
      </p>
      <div>{children}</div>
    </BottomBar>
  )
}
