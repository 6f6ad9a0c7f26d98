import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './grid.module.css'

export interface GridProps extends HTMLAttributes<HTMLUListElement> {
  /** Columns: products: 2, from 800 px 4; listing: 2, from 800 px 3 beside its filters; cards: 1, then 2, then 3. */
  kind?: 'products' | 'listing' | 'cards'
}

/** A list in columns; its children are `<li>`. */
export function Grid({ kind = 'products', className, ...rest }: GridProps) {
  return <ul {...rest} className={classes(styles.grid, styles[kind], className)} />
}
