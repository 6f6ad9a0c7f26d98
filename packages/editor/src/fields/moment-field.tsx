import { asSentence } from '@nukkad/contracts/as-sentence'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { inIndia, momentOf } from './kolkata-time.ts'

interface MomentFieldProps {
  readonly label: string
  /** ISO 8601 */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Date and time in Indian local time; a half typed value changes nothing, and is a fault of its form. */
export function MomentField({ label, value, error, onChange }: MomentFieldProps) {
  return (
    <DateTimeField
      label={label}
      hint="The time in India"
      value={inIndia(value)}
      needed
      error={asSentence(error)}
      onChange={(local) => {
        const moment = momentOf(local)
        if (moment) onChange(moment)
      }}
    />
  )
}
