import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly hint: string
  /** without paise */
  readonly isWhole: boolean
  readonly value: number
  readonly error: string | undefined
  readonly onChange: (value: number) => void
}

/** A number that may be half typed: what is none yet changes nothing, and says so. */
export function NumberField({ label, hint, isWhole, value, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value))
  const pattern = isWhole ? /^\d{1,6}$/ : /^\d{1,6}(\.\d{1,2})?$/
  const isNumber = pattern.test(text.trim())
  useEffect(() => setText((before) => (Number(before) === value ? before : String(value))), [value])
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={text}
      error={isNumber ? error : 'A number is needed'}
      onChange={(event) => {
        setText(event.target.value)
        if (pattern.test(event.target.value.trim())) onChange(Number(event.target.value))
      }}
    />
  )
}
