import { type ReactNode, useEffect, useRef } from 'react'
import styles from './checkout.module.css'

/**
 * Why the next step was refused. The button is at the bottom of a phone's screen, so the message is scrolled into view.
 */
export function StepProblem({ children }: { readonly children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  // Missing in browsers without a layout. `void`, because a return value (a promise, lately) would be taken for a
  // clean-up.
  useEffect(() => void text.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <p ref={text} role="alert" className={styles.alert}>
      {children}
    </p>
  )
}
