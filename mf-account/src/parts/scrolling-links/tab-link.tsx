import { Link } from '@nukkad/platform'
import type { ReactNode } from 'react'
import styles from './tab-link.module.css'

interface TabLinkProps {
  readonly to: string
  readonly isChosen: boolean
  readonly children: ReactNode
}

/** One of several lists on the same page; the link replaces the list that is shown. */
export function TabLink({ to, isChosen, children }: TabLinkProps) {
  return (
    <Link to={to} replace keepScroll className={styles.tab} aria-current={isChosen ? 'page' : undefined}>
      {children}
    </Link>
  )
}
