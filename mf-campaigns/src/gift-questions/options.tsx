import type { GiftQuestion } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { IconCheck } from '@nukkad/ui/icons'
import { TextField } from '@nukkad/ui/text-field'
import { ownEnds } from '../parts/gift-finder/answers-in-address.ts'
import styles from './options.module.css'

interface OptionsProps {
  readonly question: GiftQuestion
  readonly chosen: readonly string[]
}

/** A question with one answer: a tap answers it and moves on. */
export function OneOption({ question, chosen }: OptionsProps) {
  return (
    <div className={styles.options}>
      {question.options.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name={question.id}
          value={value}
          className={styles.option}
          aria-pressed={chosen.includes(value)}
        >
          {label}
          {chosen.includes(value) && <IconCheck size={20} aria-hidden="true" />}
        </button>
      ))}
    </div>
  )
}

export function ManyOptions({ question, chosen }: OptionsProps) {
  return (
    <div className={styles.options}>
      {question.options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          {label}
          <input type="checkbox" name={question.id} value={value} defaultChecked={chosen.includes(value)} />
        </label>
      ))}
    </div>
  )
}

/** Preset ranges, and two fields for a custom range. */
export function RangeOptions({ question, chosen }: OptionsProps) {
  const { range, id } = question
  const names = ownEnds(id)
  const isReady = question.options.some(({ value }) => chosen.includes(value))
  const [from, to] = isReady ? [] : (chosen[0]?.split('-') ?? [])
  const field =
    range && ({ type: 'number', inputMode: 'numeric', min: range.min, max: range.max, step: range.step } as const)
  return (
    <>
      <OneOption question={question} chosen={chosen} />
      {field && (
        <div className={styles.ends}>
          <TextField label="Minimum, in rupees" optional name={names.from} defaultValue={from} {...field} />
          <TextField label="Maximum, in rupees" optional name={names.to} defaultValue={to} {...field} />
        </div>
      )}
    </>
  )
}
