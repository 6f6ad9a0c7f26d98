import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './steps.module.css'

export interface StepItem {
  label: string
  /** When it happened, as text. */
  at?: string | undefined
  /** A line of its own: a courier and the tracking number. */
  note?: ReactNode
  isDone: boolean
  /** It ended here, unsuccessfully. */
  isBroken?: boolean
}

export interface StepsProps {
  items: readonly StepItem[]
  className?: string
}

/** The steps of a process, with the completed ones filled in and the current one marked. */
export function Steps({ items, className }: StepsProps) {
  const current = items.findLastIndex((item) => item.isDone)
  return (
    <ol className={classes(styles.steps, className)}>
      {items.map((item, at) => (
        <li
          key={item.label}
          className={styles.step}
          data-done={item.isDone || undefined}
          data-broken={item.isBroken || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.label}>
            {item.label}
            <VisuallyHidden>{item.isDone ? ', done' : ', still to come'}</VisuallyHidden>
          </span>
          {item.at && <span className={styles.at}>{item.at}</span>}
          {item.note && <div className={styles.note}>{item.note}</div>}
        </li>
      ))}
    </ol>
  )
}
