import type { InputHTMLAttributes, Ref } from 'react'
import { classes } from '../classes.ts'
import control from '../field/control.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './otp-field.module.css'

export interface OtpFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength'>,
    FieldTexts {
  length?: number
  /** Called when the last digit was typed or the whole code was pasted. */
  onComplete?: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code: a single input drawn as cells, so that pasting, autofill from a message and screen readers work as
 * in any other field. Non-digits are dropped ("Your code is 123 456").
 */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, optional, hideLabel, length = 6, onComplete, onInput, className, id, ...input } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(tied) => (
        <span className={styles.cells} style={{ '--cells': length } as React.CSSProperties}>
          <input
            autoComplete="one-time-code"
            {...input}
            {...tied}
            type="text"
            inputMode="numeric"
            pattern={`[0-9]{${length}}`}
            spellCheck={false}
            className={classes(control.control, styles.code)}
            onInput={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
              if (digits !== event.currentTarget.value) event.currentTarget.value = digits
              onInput?.(event)
              if (digits.length === length) onComplete?.(digits)
            }}
          />
        </span>
      )}
    </Field>
  )
}
