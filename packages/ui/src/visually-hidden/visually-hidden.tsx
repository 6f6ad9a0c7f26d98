import type { HTMLAttributes } from 'react'
import styles from './visually-hidden.module.css'

/** The class for visually hidden content, for elements other than a span, or for conditional hiding. */
export const visuallyHidden = styles.hidden

/** Content for screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={visuallyHidden} />
}
