import { asSentence } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: number | undefined
  readonly error?: string | undefined
  /** undefined when the field is empty */
  readonly onChange: (value: number | undefined) => void
}

/** A number that may be half typed, or left out: what is none yet changes nothing, and says so. */
export function NumberField({ label, hint, value, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const isNumber = text.trim() === '' || /^-?\d{1,9}(\.\d{1,3})?$/.test(text.trim())
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={text}
      error={isNumber ? asSentence(error) : 'A number is needed.'}
      onChange={({ target }) => {
        setText(target.value)
        const typed = target.value.trim()
        if (typed === '') onChange(undefined)
        else if (/^-?\d{1,9}(\.\d{1,3})?$/.test(typed)) onChange(Number(typed))
      }}
    />
  )
}
