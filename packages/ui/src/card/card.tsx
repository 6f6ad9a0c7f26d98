import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** plain: outlined; sunk: tinted background; offer: a benefit; warning: something to note. */
  kind?: 'plain' | 'sunk' | 'offer' | 'warning' | 'success'
}

/** A box that groups related content. */
export function Card({ kind = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, styles[kind], className)} />
}
