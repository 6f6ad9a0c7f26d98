import { classes } from '../classes.ts'
import styles from './logo.module.css'

export interface LogoProps {
  /** Name of the product; it is configured elsewhere. */
  name?: string
  /** Only the arch. */
  markOnly?: boolean
  /** The variant for the days around Christmas: a star in the arch and lamps along it. */
  isFestive?: boolean
  className?: string
}

/** The logo: an arch at a street corner, lit from inside, and the name. */
export function Logo({ name = 'Nukkad', markOnly, isFestive, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg viewBox="0 0 28 32" className={styles.mark} aria-hidden="true">
        <path d="M0 28V14.5C0 5.6 6.4 0 14 0s14 5.6 14 14.5V28c0 2.4-1.6 4-4 4H4c-2.4 0-4-1.6-4-4z" fill="#b5371f" />
        <path d="M7 32V17.2C7 11.4 10.2 8 14 8s7 3.4 7 9.2V32z" fill="#f5a300" />
        {isFestive && <Festive />}
      </svg>
      {!markOnly && <span translate="no">{name}</span>}
    </span>
  )
}

/** A paper star in the arch and a string of lamps over it, as in the lanes of Bandra and Bow Bazaar. */
function Festive() {
  return (
    <>
      <path d="M2.2 12.5C6 17 10 18 14 18s8-1 11.8-5.5" fill="none" stroke="#fffaf1" strokeWidth="0.9" />
      {lamps.map(([x, y, colour]) => (
        <circle key={x} cx={x} cy={y} r="1.7" fill={colour} stroke="#fffaf1" strokeWidth="0.5" />
      ))}
      <path
        d="M14 19.4l1.5 3.3 3.6.4-2.7 2.4.8 3.6-3.2-1.8-3.2 1.8.8-3.6-2.7-2.4 3.6-.4z"
        fill="#b5371f"
        stroke="#fffaf1"
        strokeWidth="0.6"
      />
    </>
  )
}

const lamps = [
  [4.6, 15.2, '#0b6b66'],
  [9, 17.6, '#fffaf1'],
  [14, 18.4, '#0b6b66'],
  [19, 17.6, '#fffaf1'],
  [23.4, 15.2, '#0b6b66'],
] as const
