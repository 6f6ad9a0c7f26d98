import type { HTMLAttributes } from 'react'
import styles from './visually-hidden.module.css'

/** Heard, not seen: the class for what is no span, or is so only at times. */
export const visuallyHidden = styles.hidden

/** Heard, not seen. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={visuallyHidden} />
}
