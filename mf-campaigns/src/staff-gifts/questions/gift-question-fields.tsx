import type { EditedQuestionnaire, GiftQuestionDraft } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { MovableList } from '../../parts/staff/movable-list.tsx'
import { NumberField } from '../../parts/staff/number-field.tsx'
import styles from '../../parts/staff/staff.module.css'
import { Fold } from '../fold.tsx'
import { GiftOptionFields } from './gift-option-fields.tsx'
import { isSingle, meaningOf, subjects } from './gift-questions.ts'
import { NewOption } from './new-option.tsx'

interface GiftQuestionFieldsProps {
  readonly question: GiftQuestionDraft
  readonly tags: EditedQuestionnaire['tags']
  readonly errorOf: (part: string) => string | undefined
  readonly hasErrors: (part: string) => boolean
  readonly onChange: (parts: Partial<GiftQuestionDraft>) => void
}
const mostOptions = 16

/** All that one question is made of. What it looks at stays: whoever wants another adds another question. */
export function GiftQuestionFields({ question, tags, errorOf, hasErrors, onChange }: GiftQuestionFieldsProps) {
  const { subject, options } = question
  return (
    <>
      <QuestionFacts question={question} errorOf={errorOf} onChange={onChange} />
      <p role="alert" className={styles.problem}>
        {errorOf('options')}
      </p>
      <MovableList
        word="Answer"
        things={options}
        keyOf={({ value }) => `${question.id} ${value}`}
        titleOf={({ label, value }) => label || value}
        onChange={(next) => onChange({ options: next })}
      >
        {(option, at, change) => (
          <Fold summary={meaningOf(question, option, tags)} startsOpen={false} isWrong={hasErrors(`options.${at}.`)}>
            <GiftOptionFields
              subject={subject}
              option={option}
              tags={tags}
              errorOf={(part) => errorOf(`options.${at}.${part}`)}
              onChange={change}
            />
          </Fold>
        )}
      </MovableList>
      {options.length < mostOptions && (
        <NewOption question={question} onAdd={(option) => onChange({ options: [...options, option] })} />
      )}
    </>
  )
}

/** What it asks and how it is answered; its answers stand below. */
function QuestionFacts({
  question,
  errorOf,
  onChange,
}: Pick<GiftQuestionFieldsProps, 'question' | 'errorOf' | 'onChange'>) {
  const { subject, kind, title, hint, isRequired, range } = question
  return (
    <>
      <TextField
        label="Question"
        hint={`It looks at: ${subjects[subject].toLowerCase()}`}
        maxLength={120}
        value={title}
        error={errorOf('title') ?? errorOf('id')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="A hint below it"
        optional
        maxLength={160}
        value={hint ?? ''}
        error={errorOf('hint')}
        onChange={({ target }) => onChange({ hint: target.value || null })}
      />
      {!isSingle(subject) && (
        <SelectField
          label="It is answered"
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
            label="From, in rupees"
            value={range.min}
            error={errorOf('range.min') ?? errorOf('range')}
            onChange={(min = 0) => onChange({ range: { ...range, min } })}
          />
          <NumberField
            label="To, in rupees"
            hint="The end stands for ‘and more’"
            value={range.max}
            error={errorOf('range.max')}
            onChange={(max = 0) => onChange({ range: { ...range, max } })}
          />
        </div>
      )}
      <Checkbox
        label="It has to be answered"
        checked={isRequired}
        onChange={({ target }) => onChange({ isRequired: target.checked })}
      />
    </>
  )
}
