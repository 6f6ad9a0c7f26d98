import { useEffect, useState } from 'react'
import { DateField } from '../date-field/date-field.tsx'
import type { FieldTexts } from '../field/field.tsx'
import { TimeField } from '../time-field/time-field.tsx'
import styles from './date-time-field.module.css'

export interface DateTimeFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  /** '2026-11-27T19:30'; empty while either part is missing */
  value: string
  onChange: (value: string) => void
  /** the earliest day that may be chosen */
  min?: string
  /** an empty field is a fault, as one with a single part always is */
  needed?: boolean
}

/** A day and a time of day, side by side. */
export function DateTimeField({ label, hint, error, value, onChange, min, needed }: DateTimeFieldProps) {
  const [parts, setParts] = useState(() => partsOf(value))
  useEffect(() => {
    if (value) setParts(partsOf(value))
  }, [value])

  const isWhole = parts.day && parts.clock
  const isMissing = !isWhole && (needed || parts.day || parts.clock)

  function change(next: Parts) {
    setParts(next)
    onChange(next.day && next.clock ? `${next.day}T${next.clock}` : '')
  }
  return (
    <fieldset aria-label={`${label}, day and time`} className={styles.pair}>
      <DateField
        {...{ label, hint, error }}
        {...(min && { min })}
        fault={isMissing ? 'Enter a date and a time.' : undefined}
        value={parts.day}
        onChange={(day) => change({ ...parts, day })}
      />
      <TimeField label="Time" value={parts.clock} onChange={(clock) => change({ ...parts, clock })} />
    </fieldset>
  )
}

interface Parts {
  readonly day: string
  readonly clock: string
}

function partsOf(value: string): Parts {
  const [day = '', clock = ''] = value.split('T')
  return { day, clock }
}
