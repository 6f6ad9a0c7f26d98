import type { ReactNode } from 'react'
import { focusBadInput } from '../bad-input/bad-input.tsx'
import { Button } from '../button/button.tsx'
import { focusFirstError } from '../first-error/first-error.tsx'
import styles from './form.module.css'

export interface FormProps {
  readonly label?: string
  readonly submit: string
  /** the height of its button in px */
  readonly size?: 48 | 56
  readonly busy: boolean
  /** An error that belongs to no single field. */
  readonly error?: string | undefined
  readonly onSubmit: () => void
  /** The URL to which the browser submits the form while no script runs. */
  readonly action?: string
  readonly children: ReactNode
  /** Shown below the button: alternatives. */
  readonly after?: ReactNode
}

/**
 * The frame of a form: native validation bubbles are off; errors are shown at their fields, the first
 * of which gets the focus, and input is kept.
 */
export function Form({ label, submit, size = 48, busy, error, onSubmit, action, children, after }: FormProps) {
  return (
    <form
      noValidate
      // POST, so that a form without an action never puts its input into the page's URL.
      method="post"
      {...(action && { action, encType: 'multipart/form-data' })}
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy || focusBadInput(event.currentTarget)) return
        onSubmit()
        focusFirstError(event.currentTarget)
      }}
    >
      {children}
      <p role="alert" className={styles.problem}>
        {error}
      </p>
      <Button type="submit" size={size} wide busy={busy}>
        {submit}
      </Button>
      {after && <div className={styles.after}>{after}</div>}
    </form>
  )
}
