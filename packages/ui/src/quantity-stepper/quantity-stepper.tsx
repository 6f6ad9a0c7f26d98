import { IconMinus, IconPlus } from '../icons/icons.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
  /** The last change is being saved; presses are ignored, and the focus stays. */
  busy?: boolean
  /** What is counted, for screen readers: "Quantity of Indigo kurta". */
  label: string
}

/**
 * One more or one less, from `min` to `max`; a value above `max` can still be decreased. Removing the last one needs a
 * button of its own.
 */
export function QuantityStepper({ value, min = 1, max = 10, onChange, busy, label }: QuantityStepperProps) {
  const step = (by: number) => () => {
    const next = value + by
    if (!busy && next >= min && (by < 0 || next <= max)) onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div role="group" aria-label={label} aria-busy={busy || undefined} className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label="One less"
        aria-disabled={busy || value <= min}
        onClick={step(-1)}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <output className={styles.value}>{busy ? <Spinner /> : value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label="One more"
        aria-disabled={busy || value >= max}
        onClick={step(1)}
      >
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
