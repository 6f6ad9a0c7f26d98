import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { ArchArt } from './arch-art.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  /** One or two lines on why it is empty. */
  text?: ReactNode
  /** An illustration; an empty arch by default. */
  art?: ReactNode
  /** The next step. */
  action?: ReactNode
  /** Level of the heading; 1 if this is the whole page. */
  level?: 1 | 2
  className?: string
}

/** A placeholder for empty content, with the next step. */
export function EmptyState({ title, text, art = <ArchArt />, action, level = 2, className }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes(styles.empty, className)}>
      <div className={styles.art}>{art}</div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
