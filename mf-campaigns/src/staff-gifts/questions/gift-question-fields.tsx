import type { EditedQuestionnaire, GiftQuestionDraft } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { MovableList } from '../../parts/staff/movable-list.tsx'
import styles from '../../parts/staff/staff.module.css'
import { Fold } from '../fold.tsx'
import { GiftOptionFields } from './gift-option-fields.tsx'
import { meaningOf } from './gift-questions.ts'
import { NewOption } from './new-option.tsx'
import { QuestionFacts } from './question-facts.tsx'

interface GiftQuestionFieldsProps {
  readonly question: GiftQuestionDraft
  readonly tags: EditedQuestionnaire['tags']
  readonly errorOf: (part: string) => string | undefined
  readonly hasErrors: (part: string) => boolean
  readonly onChange: (parts: Partial<GiftQuestionDraft>) => void
}
const mostOptions = 16

/** All fields of one question. Its subject cannot change; another subject needs a new question. */
export function GiftQuestionFields({ question, tags, errorOf, hasErrors, onChange }: GiftQuestionFieldsProps) {
  const { subject, options } = question
  return (
    <>
      <QuestionFacts question={question} errorOf={errorOf} onChange={onChange} />
      <p role="alert" className={styles.problem}>
        {errorOf('options')}
      </p>
      <MovableList
        level={3}
        word="Answer"
        items={options}
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
