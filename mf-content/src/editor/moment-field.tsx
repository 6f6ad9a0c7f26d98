import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useState } from 'react'
import { inIndia, momentOf } from './kolkata-time.ts'

interface MomentFieldProps {
  readonly label: string
  /** ISO text */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Date and time by the clock in India; half typed it changes nothing. */
export function MomentField({ label, value, error, onChange }: MomentFieldProps) {
  const [text, setText] = useState(() => inIndia(value))
  useEffect(() => setText((before) => (momentOf(before) === value ? before : inIndia(value))), [value])
  return (
    <TextField
      label={label}
      hint="The time in India"
      type="datetime-local"
      value={text}
      error={momentOf(text) === undefined ? 'A date and a time are needed' : error && `This time ${error}`}
      onChange={(event) => {
        setText(event.target.value)
        const moment = momentOf(event.target.value)
        if (moment) onChange(moment)
      }}
    />
  )
}
