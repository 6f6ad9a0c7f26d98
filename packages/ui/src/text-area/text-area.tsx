import type { Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import control from '../field/control.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './text-area.module.css'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; it grows with its content in browsers that support it. */
export function TextArea({ label, hint, error, optional, hideLabel, className, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(tied) => <textarea rows={rows} {...area} {...tied} className={classes(control.control, styles.area)} />}
    </Field>
  )
}
