import type { Ref, SelectHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import control from '../field/control.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { IconChevronDown } from '../icons/icons.ts'
import styles from './select-field.module.css'

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen; it can't be chosen again. */
  placeholder?: string
  /** 40 px high, for a tool bar; otherwise 48 px, for a form. */
  size40?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A native select: a phone's own picker is better than a custom one. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, options, placeholder, size40, className, id, ...select } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(tied) => (
        <span className={styles.frame}>
          <select {...select} {...tied} className={classes(control.control, styles.select, size40 && styles.size40)}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={styles.sign} size={18} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
