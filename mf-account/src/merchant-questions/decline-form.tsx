import { longestReason, type MerchantQuestion } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import { errorOf } from '../parts/answering/answer-form.tsx'
import styles from '../parts/answering/answering.module.css'
import { useQuestionChange } from './merchant-questions.queries.ts'

interface DeclineFormProps {
  readonly question: MerchantQuestion
  readonly onDone: () => void
}

/** Leaves a question unanswered, or hides it with its answer, for a reason that its asker reads. */
export function DeclineForm({ question, onDone }: DeclineFormProps) {
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
        error={inputError ?? errorOf(change.error, 'reason')}
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
