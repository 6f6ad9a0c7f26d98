import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

/** What every field says around its control. */
export interface FieldTexts {
  label: string
  /** What to write, before anything went wrong. */
  hint?: ReactNode
  /** What is wrong and what to do; announced when it appears. */
  error?: string | undefined
  /** Says "optional" beside the label: in a form most fields are needed, so the rare one is marked. */
  optional?: boolean
  /** The label is only spoken; where the place makes it plain, as in a search box. */
  hideLabel?: boolean
}

/** Attributes that tie a control to its label, hint and error. */
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

/** Label, control, hint and error, tied together for those who cannot see that they stand together. */
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

/** The error's place is always there, so that a reader of the screen hears it when it fills. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {text}
    </p>
  )
}
