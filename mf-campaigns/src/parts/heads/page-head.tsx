import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  readonly kicker: string
  readonly title: string
  /** its width, and how far it stands from what follows */
  readonly className: string | undefined
  /** what the page is for, in a sentence or two */
  readonly children: ReactNode
}

/** What a page is called, below what it is part of, and what it is for. */
export function PageHead({ kicker, title, className, children }: PageHeadProps) {
  return (
    <header className={className}>
      <p className={styles.kicker}>{kicker}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  )
}
