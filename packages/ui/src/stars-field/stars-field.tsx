import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './stars-field.module.css'

const words = ['Poor', 'Could be better', 'All right', 'Good', 'Wonderful']

export interface StarsFieldProps {
  /** The question. */
  readonly label?: string
  readonly hint?: ReactNode
  readonly value: number
  /** the field's name in a native form submission */
  readonly name?: string
  readonly error: string | undefined
  readonly onChange: (stars: number) => void
}

/** One to five stars: native radios drawn as stars, so arrow keys, labels and forms work by themselves. */
export function StarsField({ label = 'How do you like it?', hint, value, name, error, onChange }: StarsFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.stars}>
        {words.map((word, at) => (
          <label key={word} data-filled={at < value ? '' : undefined}>
            <input
              type="radio"
              name={name ?? `stars${id}`}
              value={at + 1}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>
              {at + 1} of 5: {word}
            </VisuallyHidden>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {words[value - 1]}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
