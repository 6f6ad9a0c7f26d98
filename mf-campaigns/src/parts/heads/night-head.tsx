import type { ReactNode } from 'react'
import styles from './night-head.module.css'

interface NightHeadProps {
  readonly kicker: string
  readonly title: string
  /** its padding and the gaps between its lines */
  readonly className: string | undefined
  /** below the title */
  readonly children: ReactNode
}

/** The first words of a page, on the colour of the night. */
export function NightHead({ kicker, title, className, children }: NightHeadProps) {
  return (
    <div className={`${styles.panel} ${className}`}>
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
