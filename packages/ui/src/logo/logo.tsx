import { classes } from '../classes.ts'
import styles from './logo.module.css'

export interface LogoProps {
  /** Name of the product; it is settled in one place, which is not here. */
  name?: string
  /** Only the arch. */
  markOnly?: boolean
  className?: string
}

/** The arch at the corner of the street, lit from inside, and the name. */
export function Logo({ name = 'Nukkad', markOnly, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg viewBox="0 0 28 32" className={styles.mark} aria-hidden="true">
        <path d="M0 28V14.5C0 5.6 6.4 0 14 0s14 5.6 14 14.5V28c0 2.4-1.6 4-4 4H4c-2.4 0-4-1.6-4-4z" fill="#b5371f" />
        <path d="M7 32V17.2C7 11.4 10.2 8 14 8s7 3.4 7 9.2V32z" fill="#f5a300" />
      </svg>
      {!markOnly && <span>{name}</span>}
    </span>
  )
}
