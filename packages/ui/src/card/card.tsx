import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** plain: a line around it; sunk: a tinted ground; offer: something to gain; warning: something to mind. */
  kind?: 'plain' | 'sunk' | 'offer' | 'warning' | 'success'
}

/** A box that holds one matter together. */
export function Card({ kind = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, styles[kind], className)} />
}
