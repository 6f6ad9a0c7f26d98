import { type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../field/field.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './radio-group.module.css'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the end of the row: a price, a date. */
  end?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  /** The question. */
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  name?: string
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string
  onChange?: (value: string) => void
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * One choice of several, each a card that can be pressed anywhere; native radios, so arrow keys and forms work by
 * themselves.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, hint, error, options, value, defaultValue, onChange, ref } = props
  const id = useId()
  const name = props.name ?? id
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset ref={ref} className={styles.group} aria-describedby={described || undefined}>
      <legend className={hideLabel ? visuallyHidden : styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className={classes(styles.option, option.disabled && styles.disabled)}>
          <input
            type="radio"
            className={styles.dot}
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span className={styles.text}>
            <span className={styles.name}>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.end && <span className={styles.end}>{option.end}</span>}
        </label>
      ))}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
