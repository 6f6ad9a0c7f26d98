import { type HTMLAttributes, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './section.module.css'

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode
  /** At the end of the heading's line: a link to the full list. */
  action?: ReactNode
}

/** A part of a page under a level-two heading. */
export function Section({ title, action, className, children, ...rest }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest} className={classes(styles.section, className)}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}
