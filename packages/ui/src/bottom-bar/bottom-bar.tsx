import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './bottom-bar.module.css'

export interface BottomBarProps {
  /**
   * What stands there: `action`, the one thing to do on this page, before which everything else gives way; `tools`, such
   * as filter and order, above which the banner of the app may stand.
   */
  kind: 'action' | 'tools'
  /** On a wide screen it isn't there, rather than in its place in the page. */
  isPhoneOnly?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * The bar at the foot of a phone's screen. There is one place for it, see bottom-place.css: the page ends above it, and
 * messages and the app's banner stand above it too.
 */
export function BottomBar({ kind, isPhoneOnly, className, children }: BottomBarProps) {
  return (
    <div className={classes(styles.bar, isPhoneOnly && styles.phoneOnly, className)} data-bottom={kind}>
      {children}
    </div>
  )
}
