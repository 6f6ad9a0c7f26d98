import { ApiError, useDraft, useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextArea } from '@nukkad/ui/text-area'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import styles from './answering.module.css'

interface Saving<Change> {
  readonly error: Error | null
  readonly isPending: boolean
  readonly isError: boolean
  mutate(change: Change, options: { onSuccess(): void }): void
  reset(): void
}

interface AnswerFormProps {
  /** the answer so far */
  readonly before: string | null
  /** under which the draft is kept */
  readonly draftName: string
  /** in characters */
  readonly longest: number
  /** the field is there from the start; otherwise it replaces the button that was pressed */
  readonly isAtHand: boolean
  readonly saving: Saving<{ readonly answer: string }>
  readonly onDone: () => void
  /** a further choice beside the button that saves */
  readonly children?: ReactNode
}

export const errorOf = (error: Error | null, field: string) =>
  error ? (error instanceof ApiError && error.fields[field]) || error.message : undefined

/** Writes an answer, or corrects it. What was typed is kept across a reload until it is saved. */
export function AnswerForm(props: AnswerFormProps) {
  const { draftName, longest, isAtHand, saving, onDone, children } = props
  const before = props.before ?? ''
  const draft = useDraft<{ text: string }>(draftName)
  const [text, setText] = useState(before)
  const [inputError, setInputError] = useState<string>()
  useUnsavedInput(text.trim() !== before)
  // After the first render, so that what was typed before that wins.
  useEffect(() => setText((now) => (now === before ? (draft.before?.text ?? now) : now)), [draft, before])
  function leave() {
    draft.drop()
    onDone()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return setInputError('Write an answer first')
    saving.mutate({ answer: text }, { onSuccess: leave })
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        autoFocus={!isAtHand}
        label="Your answer"
        rows={3}
        value={text}
        maxLength={longest}
        error={inputError ?? errorOf(saving.error, 'answer')}
        hint={
          text.length > longest - 200
            ? `${longest - text.length} letters left`
            : 'Everybody can read it. Please leave out links, phone numbers and email addresses.'
        }
        onChange={({ target }) => {
          setText(target.value)
          draft.keep({ text: target.value })
          setInputError(undefined)
          if (saving.isError) saving.reset()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={saving.isPending}>
          {props.before === null ? 'Answer' : 'Save answer'}
        </Button>
        {children}
        {!isAtHand && (
          <Button variant="quiet" size={48} onClick={leave}>
            Leave it
          </Button>
        )}
      </div>
    </form>
  )
}
