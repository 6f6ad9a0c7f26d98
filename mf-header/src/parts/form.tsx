import { Button } from '@nukkad/ui/button'
import type { ReactNode } from 'react'
import styles from './form.module.css'

interface SignInFormProps {
  submit: string
  busy: boolean
  /** What concerns no single field. */
  problem?: string | undefined
  onSubmit: () => void
  children: ReactNode
  /** Below the button: other ways out. */
  after?: ReactNode
}

/** The frame of each form of the dialog: the browser's own bubbles are off, ours stand at the field and stay. */
export function SignInForm({ submit, busy, problem, onSubmit, children, after }: SignInFormProps) {
  return (
    <form
      noValidate
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
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
      {after && <div className={styles.after}>{after}</div>}
    </form>
  )
}
