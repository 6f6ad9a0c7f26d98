import { type ReactNode, useEffect, useRef } from 'react'
import styles from './checkout.module.css'

/** Why the button did not lead on. That is at the foot of a phone's screen, so its answer is brought into sight. */
export function StepProblem({ children }: { readonly children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  // Unknown to browsers without a layout.
  // What browsers answer to it (a promise, lately) is no clean-up.
  useEffect(() => void text.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <p ref={text} role="alert" className={styles.alert}>
      {children}
    </p>
  )
}
