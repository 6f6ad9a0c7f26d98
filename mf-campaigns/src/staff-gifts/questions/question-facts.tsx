import type { GiftQuestionDraft } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { NumberField } from '../../parts/staff/number-field.tsx'
import styles from '../../parts/staff/staff.module.css'
import { isSingle, subjects } from './gift-questions.ts'

interface QuestionFactsProps {
  readonly question: GiftQuestionDraft
  readonly errorOf: (part: string) => string | undefined
  readonly onChange: (parts: Partial<GiftQuestionDraft>) => void
}

/** What a question asks and how it is answered; its options are listed below. */
export function QuestionFacts({ question, errorOf, onChange }: QuestionFactsProps) {
  const { subject, kind, title, hint, isRequired, range } = question
  return (
    <>
      <TextField
        label="Question"
        hint={`Uses: ${subjects[subject].toLowerCase()}`}
        maxLength={120}
        value={title}
        error={errorOf('title') ?? errorOf('id')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="Hint"
        optional
        maxLength={160}
        value={hint ?? ''}
        error={errorOf('hint')}
        onChange={({ target }) => onChange({ hint: target.value || null })}
      />
      {!isSingle(subject) && (
        <SelectField
          label="Answer type"
          value={kind}
          error={errorOf('kind')}
          options={[
            { value: 'many', label: 'by some of the answers' },
            { value: 'one', label: 'by one of the answers' },
          ]}
          onChange={({ target }) => onChange({ kind: target.value as GiftQuestionDraft['kind'] })}
        />
      )}
      {range && (
        <div className={styles.pair}>
          <NumberField
            label="Minimum, in rupees"
            value={range.min}
            error={errorOf('range.min') ?? errorOf('range')}
            onChange={(min = 0) => onChange({ range: { ...range, min } })}
          />
          <NumberField
            label="To, in rupees"
            hint="The highest value means ‘and more’"
            value={range.max}
            error={errorOf('range.max')}
            onChange={(max = 0) => onChange({ range: { ...range, max } })}
          />
        </div>
      )}
      <Checkbox
        label="Required"
        checked={isRequired}
        onChange={({ target }) => onChange({ isRequired: target.checked })}
      />
    </>
  )
}
