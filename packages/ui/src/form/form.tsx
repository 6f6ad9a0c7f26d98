import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './form.module.css'

export interface FormProps {
  readonly label?: string
  readonly submit: string
  /** the height of its button in px */
  readonly size?: 48 | 56
  readonly busy: boolean
  /** What concerns no single field. */
  readonly problem?: string | undefined
  readonly onSubmit: () => void
  /** Where a browser sends the form itself as long as no script runs. */
  readonly action?: string
  readonly children: ReactNode
  /** Below the button: other ways out. */
  readonly after?: ReactNode
}

/** The frame of a form: the browser's own bubbles are off, ours stand at the field and stay with what was typed. */
export function Form({ label, submit, size = 48, busy, problem, onSubmit, action, children, after }: FormProps) {
  return (
    <form
      noValidate
      // Without an address it is not meant to go anywhere: never with what was typed in the page's own address.
      method="post"
      {...(action && { action, encType: 'multipart/form-data' })}
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      {children}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" size={size} wide busy={busy}>
        {submit}
      </Button>
      {after && <div className={styles.after}>{after}</div>}
    </form>
  )
}
