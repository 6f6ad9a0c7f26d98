import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './bottom-bar.module.css'

export interface BottomBarProps {
  /**
   * Its content: `action` is the page's main action, which takes precedence over everything else; `tools` are controls
   * such as filters and sorting, which the app banner may appear above.
   */
  kind: 'action' | 'tools'
  /** Whether it is hidden on a wide screen; otherwise it is inline in the page there. */
  isPhoneOnly?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * The bar at the bottom of a phone's screen. There is one place for it, see bottom-place.css: the page ends above it,
 * and messages and the app banner appear above it too.
 */
export function BottomBar({ kind, isPhoneOnly, className, children }: BottomBarProps) {
  return (
    <div className={classes(styles.bar, isPhoneOnly && styles.phoneOnly, className)} data-bottom={kind}>
      {children}
    </div>
  )
}
