import { indianNumber } from '@nukkad/contracts/indian-number'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../field/field.tsx'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** A number at the end of the row, such as the matches of a filter. */
  count?: number
  ref?: Ref<HTMLInputElement>
}

/** A native checkbox in a row of 44 px that can be pressed anywhere. */
export function Checkbox({ label, hint, error, count, className, id: given, ...input }: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={className}>
      <label className={classes(styles.row, input.disabled && styles.disabled)} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={styles.text}>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        {count !== undefined && <span className={styles.count}>{indianNumber(count)}</span>}
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
