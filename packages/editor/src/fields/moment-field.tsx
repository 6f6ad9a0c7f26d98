import { asSentence } from '@nukkad/contracts/as-sentence'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { useState } from 'react'
import { inIndia, momentOf } from './kolkata-time.ts'

interface MomentFieldProps {
  readonly label: string
  /** ISO 8601 */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Date and time in Indian local time; a half typed value changes nothing. */
export function MomentField({ label, value, error, onChange }: MomentFieldProps) {
  const [isHalf, setHalf] = useState(false)
  return (
    <DateTimeField
      label={label}
      hint="The time in India"
      value={inIndia(value)}
      error={isHalf ? 'Enter a date and a time.' : asSentence(error)}
      onChange={(local) => {
        const moment = momentOf(local)
        setHalf(moment === undefined)
        if (moment) onChange(moment)
      }}
    />
  )
}
