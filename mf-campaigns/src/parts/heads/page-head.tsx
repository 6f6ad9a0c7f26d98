import { Kicker } from '@nukkad/ui/kicker'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  readonly kicker: string
  readonly title: string
  /** sets its width and its distance from what follows */
  readonly className: string | undefined
  /** the purpose of the page, in a sentence or two */
  readonly children: ReactNode
}

/** A page header: the section it belongs to, the title, and the purpose. */
export function PageHead({ kicker, title, className, children }: PageHeadProps) {
  return (
    <header className={className}>
      <Kicker className={styles.kicker}>{kicker}</Kicker>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  )
}
