import type {
  EditedQuestionnaire,
  GiftQuestionDraft,
  GiftQuestionnaire,
  GiftSubject,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { MovableList } from '../../parts/staff/movable-list.tsx'
import styles from '../../parts/staff/staff.module.css'
import { Fold } from '../fold.tsx'
import { GiftQuestionFields } from './gift-question-fields.tsx'
import { isSingle, newQuestion, subjects } from './gift-questions.ts'

interface QuestionsOfGiftsProps {
  readonly content: GiftQuestionnaire
  readonly tags: EditedQuestionnaire['tags']
  readonly errorOf: (path: string) => string | undefined
  /** whether there is an error at a path with this prefix */
  readonly hasErrors: (path: string) => boolean
  readonly onChange: (questions: GiftQuestionDraft[]) => void
}
const most = 8

/** The questions in their order. */
export function QuestionsOfGifts({ content, tags, errorOf, hasErrors, onChange }: QuestionsOfGiftsProps) {
  const { questions } = content
  const [wanted, setWanted] = useState<GiftSubject>('taste')
  const free = Object.entries(subjects).filter(
    ([subject]) => !(isSingle(subject as GiftSubject) && questions.some((one) => one.subject === subject)),
  )
  const subject = free.some(([one]) => one === wanted) ? wanted : 'taste'
  return (
    <fieldset className={styles.group}>
      <legend>Questions</legend>
      <p role="alert" className={styles.problem}>
        {errorOf('questions') ?? errorOf('tags')}
      </p>
      <MovableList
        word="Question"
        items={questions}
        keyOf={({ id }) => id}
        titleOf={({ title }) => title || 'Without words'}
        whyFixed={() => (questions.length === 1 ? 'Keep at least one question.' : undefined)}
        onChange={onChange}
      >
        {(question, at, change) => (
          <Fold
            summary={`${subjects[question.subject]}: ${question.options.length} ${question.options.length === 1 ? 'answer' : 'answers'}`}
            startsOpen={question.options.length === 0}
            isWrong={hasErrors(`questions.${at}.`)}
          >
            <GiftQuestionFields
              question={question}
              tags={tags}
              errorOf={(part) => errorOf(`questions.${at}.${part}`)}
              hasErrors={(part) => hasErrors(`questions.${at}.${part}`)}
              onChange={change}
            />
          </Fold>
        )}
      </MovableList>
      {questions.length < most && (
        <div className={styles.begin}>
          <SelectField
            label="Add a question"
            value={subject}
            options={free.map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => setWanted(target.value as GiftSubject)}
          />
          <Button variant="secondary" onClick={() => onChange([...questions, newQuestion(subject, content)])}>
            Add
          </Button>
        </div>
      )}
    </fieldset>
  )
}
