import type { ReactNode } from 'react'
import styles from './night-head.module.css'

interface NightHeadProps {
  readonly kicker: string
  readonly title: string
  /** sets its padding and the gaps between its lines */
  readonly className: string | undefined
  /** shown below the title */
  readonly children: ReactNode
}

/** A page header on the night colour. */
export function NightHead({ kicker, title, className, children }: NightHeadProps) {
  return (
    <div className={`${styles.panel} ${className}`}>
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
