import { asSentence, typedNumber } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: number | undefined
  readonly error?: string | undefined
  /** undefined if the field is empty, NaN if the text is not a number, which the server refuses to save */
  readonly onChange: (value: number | undefined) => void
}

const pattern = /^-?\d{1,9}(\.\d{1,3})?$/

/**
 * A number that may be half typed or empty: invalid input shows an error, and is never taken for the previous number.
 */
export function NumberField({ label, hint, value, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === undefined || Number.isNaN(value) ? '' : String(value))
  const isNumber = text.trim() === '' || !Number.isNaN(typedNumber(text, pattern))
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={text}
      error={isNumber ? asSentence(error) : 'Enter a number.'}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value.trim() === '' ? undefined : typedNumber(target.value, pattern))
      }}
    />
  )
}
