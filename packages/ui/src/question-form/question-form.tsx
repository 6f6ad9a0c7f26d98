import { type ReactNode, useRef } from 'react'
import { focusFirstError } from '../first-error/first-error.tsx'
import { Form } from '../form/form.tsx'
import { type Answered, Question, type QuestionView } from './question.tsx'
import styles from './question-form.module.css'

export type { Answered, QuestionView } from './question.tsx'

export interface QuestionFormProps {
  readonly questions: readonly QuestionView[]
  readonly answers: Readonly<Record<string, Answered>>
  /** validation errors, by the name of the question */
  readonly inputErrors: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, { readonly name: string; readonly isSending: boolean }>>
  readonly label: string
  readonly submit: string
  readonly isBusy: boolean
  /** an error that belongs to no single question */
  readonly error?: string | undefined
  /** shown above the button: how long answers are kept, or that the form has closed in the meantime */
  readonly note?: ReactNode
  /** the URL to which a browser without scripts submits it, and the hidden fields it sends */
  readonly plain: { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  readonly onAnswer: (name: string, value: Answered) => void
  readonly onFile: (name: string, file: File | null) => void
  /** Returns the number of invalid answers; the first of them gets the focus. */
  readonly onSubmit: () => number
  readonly trap: { readonly value: string; readonly onChange: (value: string) => void }
}

/** A controlled form built from its questions: it renders and reports changes, and holds no state. */
export function QuestionForm(props: QuestionFormProps) {
  const { questions, answers, inputErrors, files, plain, trap, onAnswer, onFile, onSubmit } = props
  const place = useRef<HTMLDivElement>(null)
  function submit() {
    if (onSubmit() > 0) focusFirstError(place.current)
  }
  return (
    <Form
      label={props.label}
      submit={props.submit}
      size={56}
      busy={props.isBusy}
      error={props.error}
      action={plain.action}
      onSubmit={submit}
    >
      <div ref={place} className={styles.questions}>
        {questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            value={answers[question.name]}
            inputError={inputErrors[question.name]}
            file={files[question.name]}
            onChange={(value) => onAnswer(question.name, value)}
            onFile={(file) => onFile(question.name, file)}
          />
        ))}
      </div>
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={trap.value}
            onChange={({ target }) => trap.onChange(target.value)}
          />
        </label>
      </div>
      {Object.entries(plain.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.note && <p className={styles.note}>{props.note}</p>}
    </Form>
  )
}
