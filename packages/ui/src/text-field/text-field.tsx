import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import control from '../field/control.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './text-field.module.css'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  /** Fixed content inside, before the input: "+91", a magnifier. */
  before?: ReactNode
  /** A small button inside, after the input: "Show", "Apply". */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text: a native input, so that `register()` of react-hook-form can be spread onto it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, before, after, className, id, ...input } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(tied) => (
        <span className={styles.frame}>
          {before && <span className={styles.before}>{before}</span>}
          <input
            {...input}
            {...tied}
            className={classes(control.control, before && styles.afterSign, after && styles.beforeButton)}
          />
          {after && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </Field>
  )
}
