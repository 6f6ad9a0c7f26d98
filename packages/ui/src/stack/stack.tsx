import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './stack.module.css'

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Step of the spacing scale between the children: 1 (4 px) to 8 (64 px). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
}

/** Children in a column, with equal gaps. */
export function Stack({ gap = 4, className, style, ...rest }: StackProps) {
  return <div {...rest} className={classes(styles.stack, className)} style={{ gap: `var(--space-${gap})`, ...style }} />
}
