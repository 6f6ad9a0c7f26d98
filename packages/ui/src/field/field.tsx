import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

/** The texts around the control of every field. */
export interface FieldTexts {
  label: string
  /** What to enter, shown before any error. */
  hint?: ReactNode
  /** What is wrong and what to do; announced when it appears. */
  error?: string | undefined
  /** Shows "optional" beside the label: most fields of a form are required, so the exceptions are marked. */
  optional?: boolean
  /** The label is visually hidden, for places where it is obvious, as in a search box. */
  hideLabel?: boolean
}

/** Attributes that associate a control with its label, hint and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** Label, control, hint and error, associated with each other for assistive technology. */
export function Field({ label, hint, error, optional, hideLabel, id: given, className, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, className)}>
      <label className={hideLabel ? visuallyHidden : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

/** The error's element is always rendered, so that screen readers announce it when it is filled. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {text}
    </p>
  )
}
