import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './cluster.module.css'

export interface ClusterProps extends HTMLAttributes<HTMLDivElement> {
  /** Step of the spacing scale between the children: 1 (4 px) to 8 (64 px). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  align?: 'start' | 'center' | 'baseline' | 'end'
  justify?: 'start' | 'center' | 'between' | 'end'
}

/** Children side by side, wrapping if there is not enough room. */
export function Cluster({ gap = 2, align = 'center', justify = 'start', className, style, ...rest }: ClusterProps) {
  const place = {
    gap: `var(--space-${gap})`,
    alignItems: align,
    justifyContent: justify === 'between' ? 'space-between' : justify,
  }
  return <div {...rest} className={classes(styles.cluster, className)} style={{ ...place, ...style }} />
}
