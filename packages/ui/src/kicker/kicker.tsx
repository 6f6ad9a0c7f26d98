import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './kicker.module.css'

/** A word or two above a title, such as the kind of what follows. Its surroundings set the spacing. */
export function Kicker({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classes(styles.kicker, className)} />
}
