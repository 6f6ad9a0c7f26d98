import { useEffect, useState } from 'react'
import { useBadInput } from '../bad-input/bad-input.tsx'
import type { FieldTexts } from '../field/field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { clockIn, clockInWords } from './clock.ts'

export interface TimeFieldProps extends FieldTexts {
  /** '19:30'; empty if no time is entered */
  value: string
  onChange: (value: string) => void
  className?: string
}

/** A time of day, typed freely: '7.30 pm', '19:30', '7 pm'. */
export function TimeField({ value, onChange, error, ...field }: TimeFieldProps) {
  const [text, setText] = useState(() => (value ? clockInWords(value) : ''))
  const [isWrong, setWrong] = useState(false)
  const fault = isWrong ? 'Enter a time, such as 7:30 pm.' : undefined
  const input = useBadInput(fault)
  useEffect(() => {
    setText(value ? clockInWords(value) : '')
    setWrong(false)
  }, [value])

  function take() {
    setWrong(false)
    if (text.trim() === '') return onChange('')
    const clock = clockIn(text)
    setWrong(!clock)
    if (!clock) return
    setText(clockInWords(clock))
    if (clock !== value) onChange(clock)
  }
  return (
    <TextField
      {...field}
      ref={input}
      error={fault ?? error}
      placeholder="7:30 pm"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}
