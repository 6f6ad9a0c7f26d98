import { cities } from '@nukkad/contracts'
import type { GiftQuestionDraft } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { formatRupees } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { type ReactNode, useState } from 'react'
import { slugOf } from '../../parts/staff/new-record-form.tsx'
import { NumberField } from '../../parts/staff/number-field.tsx'
import styles from '../../parts/staff/staff.module.css'
import { newOption, type Option } from './gift-questions.ts'

interface NewOptionProps {
  readonly question: GiftQuestionDraft
  readonly onAdd: (option: Option) => void
}

/** Adds an answer: a price range, one of our cities, or text. */
export function NewOption({ question, onAdd }: NewOptionProps) {
  if (question.subject === 'price') return <NewPrice question={question} onAdd={onAdd} />
  if (question.subject === 'city') return <NewCity question={question} onAdd={onAdd} />
  return <NewWords question={question} onAdd={onAdd} />
}

const AddLine = ({ children, onAdd }: { readonly children: ReactNode; readonly onAdd: () => void }) => (
  <div className={styles.begin}>
    {children}
    <Button variant="secondary" onClick={onAdd}>
      Add
    </Button>
  </div>
)

function NewWords({ question: { options }, onAdd }: NewOptionProps) {
  const [label, setLabel] = useState('')
  function add() {
    const value = slugOf(label).slice(0, 37).replace(/-$/, '')
    if (!value) return
    onAdd(newOption(value, label.trim(), options))
    setLabel('')
  }
  return (
    <AddLine onAdd={add}>
      <TextField
        label="Add an answer"
        maxLength={60}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
    </AddLine>
  )
}

function NewCity({ question: { options }, onAdd }: NewOptionProps) {
  const free = cities.filter(({ slug }) => !options.some(({ value }) => value === slug))
  const [wanted, setWanted] = useState('')
  const city = free.find(({ slug }) => slug === wanted) ?? free[0]
  if (!city) return null
  return (
    <AddLine onAdd={() => onAdd(newOption(city.slug, city.name, options))}>
      <SelectField
        label="Add a city"
        value={city.slug}
        options={free.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => setWanted(target.value)}
      />
    </AddLine>
  )
}

function NewPrice({ question: { options }, onAdd }: NewOptionProps) {
  const [from = 0, setFrom] = useState<number | undefined>(0)
  const [to = 0, setTo] = useState<number | undefined>(1000)
  const value = `${from}-${to}`
  const isTaken = options.some((one) => one.value === value)
  const words = from === 0 ? `Up to ${formatRupees(to)}` : `${formatRupees(from)} to ${formatRupees(to)}`
  return (
    <AddLine onAdd={() => !isTaken && from < to && onAdd(newOption(value, words, options))}>
      <div className={styles.pair}>
        <NumberField label="Add a price range from" value={from} onChange={setFrom} />
        <NumberField
          label="to"
          value={to}
          error={
            isTaken ? 'This price range already exists.' : from >= to ? 'The end must be above the start.' : undefined
          }
          onChange={setTo}
        />
      </div>
    </AddLine>
  )
}
