import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconAlert, IconCheck } from '../icons/icons.ts'
import styles from './snackbar.module.css'

export interface SnackbarProps {
  tone?: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void } | undefined
  children: ReactNode
}

/** A short message about what just happened. The component that shows it removes it after `snackbarTime`. */
export function Snackbar({ tone = 'info', action, children }: SnackbarProps) {
  return (
    <div className={classes(styles.snackbar, styles[tone])} data-theme="dark">
      {tone === 'success' && <IconCheck size={20} aria-hidden="true" />}
      {tone === 'error' && <IconAlert size={20} aria-hidden="true" />}
      <p className={styles.text}>{children}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}

/**
 * The region at the bottom of the page where snackbars appear; a live region, rendered from the start so that it is
 * announced.
 */
export function SnackbarRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {children}
    </div>
  )
}
