import type { FormField, FormFieldType } from '@nukkad/contracts/endpoints/campaigns/forms'
import { asSentence } from '@nukkad/editor/fields'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { MovableList } from '../parts/staff/movable-list.tsx'
import styles from '../parts/staff/staff.module.css'
import { QuestionFields } from './question-fields.tsx'
import { newQuestion, questionKinds } from './question-kinds.ts'

interface QuestionsEditorProps {
  readonly questions: readonly FormField[]
  readonly retired: readonly FormField[]
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (questions: FormField[]) => void
}
const kinds = Object.entries(questionKinds).map(([value, label]) => ({ value, label }))

/** The questions in order. A removed question keeps its column of answers and can be asked again. */
export function QuestionsEditor({ questions, retired, fields, onChange }: QuestionsEditorProps) {
  const [kind, setKind] = useState<FormFieldType>('text')
  const names = [...questions, ...retired].map(({ name }) => name)
  const asked = new Set(questions.map(({ name }) => name))
  return (
    <fieldset className={styles.group}>
      <legend>Questions</legend>
      <p role="alert" className={styles.problem}>
        {asSentence(fields.fields)}
      </p>
      <MovableList
        word="Question"
        items={questions}
        keyOf={({ name }) => name}
        titleOf={({ label }) => label}
        onChange={onChange}
      >
        {(question, at, change) => (
          <QuestionFields
            question={question}
            errorOf={(part) => asSentence(fields[`fields.${at}.${part}`])}
            onChange={change}
          />
        )}
      </MovableList>
      <div className={styles.begin}>
        <SelectField
          label="Add a question"
          value={kind}
          options={kinds}
          onChange={({ target }) => setKind(target.value as FormFieldType)}
        />
        <Button variant="secondary" onClick={() => onChange([...questions, newQuestion(kind, names)])}>
          Add
        </Button>
      </div>
      {retired
        .filter(({ name }) => !asked.has(name))
        .map((question) => (
          <div key={question.name} className={styles.removed}>
            <p>“{question.label}” is no longer asked; its answers are kept.</p>
            <Button variant="secondary" onClick={() => onChange([...questions, question])}>
              Restore
            </Button>
          </div>
        ))}
    </fieldset>
  )
}
