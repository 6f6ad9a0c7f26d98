import { formatRupees } from '@nukkad/platform'
import { BottomBar } from '@nukkad/ui/bottom-bar'
import type { ReactNode } from 'react'
import styles from './thumb-bar.module.css'

interface ThumbBarProps {
  /** in rupees */
  readonly amount: number
  readonly note: string
  /** the button that leads on */
  readonly children: ReactNode
}

/** On a phone: what it costs and the way on, under the thumb for as long as the page is on the screen. */
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
