import { type AnsweredQuestion, flagQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import { useApi, useMutation } from '@nukkad/platform'
import { useAfterSignIn, useReturnAddress } from '@nukkad/platform/sign-in'
import { Button } from '@nukkad/ui/button'
import { IconFlag } from '@nukkad/ui/icons'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import { QuestionAndAnswer } from '../parts/questions/question-and-answer.tsx'
import styles from './product-questions.module.css'

interface QuestionItemProps {
  readonly question: AnsweredQuestion
  readonly merchant: string
}

/** A question with its answer, which readers can report. */
export function QuestionItem({ question, merchant }: QuestionItemProps) {
  const [mode, setMode] = useState<'read' | 'report' | 'reported'>('read')
  return (
    <li className={styles.item}>
      <article aria-label={question.text}>
        <QuestionAndAnswer question={question} merchant={merchant} />
      </article>
      {mode === 'read' && (
        <Button
          variant="quiet"
          size={36}
          icon={<IconFlag size={16} />}
          className={styles.report}
          aria-label={`Report: ${question.text}`}
          onClick={() => setMode('report')}
        >
          Report
        </Button>
      )}
      {mode === 'report' && <ReportForm id={question.id} onDone={setMode} />}
      <p role="status" className={styles.quiet}>
        {mode === 'reported' && 'Thank you. We will look at it.'}
      </p>
    </li>
  )
}

interface ReportFormProps {
  readonly id: string
  readonly onDone: (mode: 'read' | 'reported') => void
}

/** Reports a question, with an optional reason. */
function ReportForm({ id, onDone }: ReportFormProps) {
  const api = useApi()
  const [reason, setReason] = useState('')
  const reporting = useMutation({
    mutationFn: () => api.call(flagQuestion, { params: { questionId: id }, body: { reason } }),
    onSuccess: () => onDone('reported'),
  })
  const sending = useAfterSignIn(
    { reason: 'Sign in to report it; what you wrote is kept while you do.', returnTo: useReturnAddress() },
    () => reporting.mutate(),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    sending.run()
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label="What is wrong with it?"
        optional
        // It replaces the button that was pressed.
        autoFocus
        maxLength={300}
        autoComplete="off"
        error={reporting.error?.message}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size={40} busy={reporting.isPending}>
          Report it
        </Button>
        <Button variant="quiet" size={40} onClick={() => onDone('read')}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
