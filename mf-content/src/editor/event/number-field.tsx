import { asSentence, typedNumber } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly hint: string
  /** whole rupees, without paise */
  readonly isWhole: boolean
  readonly value: number
  readonly error: string | undefined
  /** NaN if the text is not a number, which the server refuses to save */
  readonly onChange: (value: number) => void
}

const shown = (value: number) => (Number.isFinite(value) ? String(value) : '')

const inputErrorOf = (text: string) =>
  /^\d{7,}(\.\d*)?$/.test(text.replaceAll(/[,\s]/g, '')) ? 'Enter a smaller number.' : 'Enter a number.'

/** A number that may be half typed: invalid input shows an error, and is never taken for the previous number. */
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
      error={isNumber ? asSentence(error) : inputErrorOf(text)}
      onChange={({ target }) => {
        setText(target.value)
        onChange(typedNumber(target.value, pattern))
      }}
    />
  )
}
