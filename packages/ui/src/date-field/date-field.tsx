import { lazy, type PointerEvent, Suspense, useEffect, useState } from 'react'
import { useBadInput } from '../bad-input/bad-input.tsx'
import type { FieldTexts } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconCalendar } from '../icons/icons.ts'
import { TextField } from '../text-field/text-field.tsx'
import { type Day, dayIn, inWords, todayInIndia } from './days.ts'

/** Loaded when the calendar is opened. */
const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'))

export interface DateFieldProps extends FieldTexts {
  /** '2026-11-27'; empty if no day is chosen */
  value: Day | ''
  /**
   * Called with '' when the field is cleared; never with an incomplete date, which is marked as a typed fault instead.
   */
  onChange: (value: Day | '') => void
  /** an error that is marked as a typed fault too */
  fault?: string | undefined
  min?: Day
  max?: Day
  name?: string
  id?: string
  className?: string
}

const inputError = 'Enter a date, such as 27 November 2026.'

/** A date field, with the day first and the month by name: typed in any common format, or chosen from a calendar. */
export function DateField({ value, onChange, min, max, error, fault: given, label, ...field }: DateFieldProps) {
  const [text, setText] = useState(() => (value ? inWords(value) : ''))
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const fault = wrong ?? given
  const input = useBadInput(fault)
  useEffect(() => {
    setText(value ? inWords(value) : '')
    setWrong(undefined)
  }, [value])

  function take() {
    setWrong(undefined)
    if (text.trim() === '') return onChange('')
    const day = dayIn(text, todayInIndia())
    const found = !day ? inputError : outside(day, min, max)
    setWrong(found)
    if (!day || found) return
    setText(inWords(day))
    if (day !== value) onChange(day)
  }
  /**
   * Touch opens the calendar at once: an on-screen keyboard that covers half the screen does not help to choose a day.
   */
  function touched(event: PointerEvent) {
    if (event.pointerType !== 'touch') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <TextField
        {...field}
        label={label}
        ref={input}
        error={fault ?? error}
        placeholder="27 November 2026"
        autoComplete="off"
        value={text}
        onPointerUp={touched}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
        }}
        after={
          <IconButton
            label={`${label}: choose from a calendar`}
            icon={<IconCalendar size={20} />}
            size={40}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarDialog
            {...{ label, min, max, chosen: value }}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              setOpen(false)
              setWrong(undefined)
              setText(inWords(day))
              onChange(day)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function outside(day: Day, min: Day | undefined, max: Day | undefined): string | undefined {
  if (min && day < min) return `${inWords(min)} at the earliest.`
  if (max && day > max) return `${inWords(max)} at the latest.`
  return undefined
}
