import { longestReason, type MerchantQuestion } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { longestProductAnswer } from '@nukkad/contracts/endpoints/shop/product-questions'
import { ApiError, useDraft, useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import styles from './merchant-questions.module.css'
import { useQuestionChange } from './merchant-questions.queries.ts'

interface FormProps {
  readonly question: MerchantQuestion
  readonly onDone: () => void
}

const problemOf = (error: Error | null, field: string) =>
  error ? (error instanceof ApiError && error.fields[field]) || error.message : undefined

/** Writes the answer, or corrects it. What was typed is kept across a reload until it is saved. */
export function AnswerForm({
  question,
  onDone,
  onDecline,
}: FormProps & { readonly onDecline: (() => void) | undefined }) {
  const before = question.answer ?? ''
  const draft = useDraft<{ text: string }>(`answer ${question.id}`)
  const [text, setText] = useState(before)
  const [inputError, setInputError] = useState<string>()
  const change = useQuestionChange(question)
  useUnsavedInput(text.trim() !== before)
  // After the first render, so that what was typed before that wins.
  useEffect(() => setText((now) => (now === before ? (draft.before?.text ?? now) : now)), [draft, before])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return setInputError('Write an answer first')
    change.mutate(
      { answer: text },
      {
        onSuccess: () => {
          draft.drop()
          onDone()
        },
      },
    )
  }
  const isOpen = question.state === 'open'
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        // For an open question the field is there from the start; otherwise it replaces the button that was pressed.
        autoFocus={!isOpen}
        label="Your answer"
        rows={3}
        value={text}
        maxLength={longestProductAnswer}
        error={inputError ?? problemOf(change.error, 'answer')}
        hint={
          text.length > longestProductAnswer - 200
            ? `${longestProductAnswer - text.length} letters left`
            : 'Everybody can read it. Please leave out links, phone numbers and email addresses.'
        }
        onChange={({ target }) => {
          setText(target.value)
          draft.keep({ text: target.value })
          setInputError(undefined)
          if (change.isError) change.reset()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={change.isPending}>
          {question.state === 'answered' ? 'Save answer' : 'Answer'}
        </Button>
        {onDecline && (
          <Button variant="quiet" size={48} onClick={onDecline}>
            Don’t answer
          </Button>
        )}
        {!isOpen && (
          <Button
            variant="quiet"
            size={48}
            onClick={() => {
              draft.drop()
              onDone()
            }}
          >
            Leave it
          </Button>
        )}
      </div>
    </form>
  )
}

/** Leaves a question unanswered, or hides it with its answer, for a reason that its asker reads. */
export function DeclineForm({ question, onDone }: FormProps) {
  const [reason, setReason] = useState('')
  const [inputError, setInputError] = useState<string>()
  const change = useQuestionChange(question)
  useUnsavedInput(reason.trim() !== '')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason.trim()) return setInputError('Say why, in a few words')
    change.mutate({ reason }, { onSuccess: onDone })
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        // It replaces the button that was pressed.
        autoFocus
        label={question.state === 'answered' ? 'Why do you hide it?' : 'Why do you not answer it?'}
        hint={`${question.asker} reads this, nobody else.`}
        autoComplete="off"
        maxLength={longestReason}
        value={reason}
        error={inputError ?? problemOf(change.error, 'reason')}
        onChange={({ target }) => {
          setReason(target.value)
          setInputError(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={change.isPending}>
          {question.state === 'answered' ? 'Hide it' : 'Don’t answer it'}
        </Button>
        <Button variant="quiet" size={48} onClick={onDone}>
          Back
        </Button>
      </div>
    </form>
  )
}
