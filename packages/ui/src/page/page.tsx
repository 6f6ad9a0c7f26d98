import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './page.module.css'

export interface PageProps extends HTMLAttributes<HTMLDivElement> {
  /** wide: grids and heroes; form: a checkout; text: an article. */
  kind?: 'wide' | 'form' | 'text'
}

/** The layout of a page: its width, its gutters and the space above the footer. */
export function Page({ kind = 'wide', className, ...rest }: PageProps) {
  return <div {...rest} className={classes(styles.page, styles[kind], className)} />
}
