import { typedNumber } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly hint: string
  /** without paise */
  readonly isWhole: boolean
  readonly value: number
  readonly error: string | undefined
  /** NaN for what is no number, which the server refuses to save */
  readonly onChange: (value: number) => void
}

const shown = (value: number) => (Number.isFinite(value) ? String(value) : '')

/** A number that may be half typed: what is none yet says so, and is never taken for the number before it. */
export function NumberField({ label, hint, isWhole, value, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(shown(value))
  const pattern = isWhole ? /^\d{1,6}$/ : /^\d{1,6}(\.\d{1,2})?$/
  const isNumber = !Number.isNaN(typedNumber(text, pattern))
  useEffect(() => {
    if (Number.isFinite(value)) setText((before) => (typedNumber(before, pattern) === value ? before : shown(value)))
  }, [value])
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={text}
      error={isNumber ? error : 'A number is needed'}
      onChange={({ target }) => {
        setText(target.value)
        onChange(typedNumber(target.value, pattern))
      }}
    />
  )
}
