import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { classes } from '../classes.ts'
import { IconRefresh } from '../icons/icons.ts'
import styles from './failure.module.css'

export interface FailureProps {
  title?: string
  /** What happened and what to do next. */
  text: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

/** Something failed to load; announced when it appears, with a retry button. */
export function Failure({ title = 'This did not load', text, onRetry, isRetrying, className }: FailureProps) {
  return (
    <div role="alert" className={classes(styles.failure, className)}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {onRetry && (
        <Button variant="secondary" size={40} icon={<IconRefresh size={16} />} busy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
