import type { MerchantQuestion } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { longestProductAnswer } from '@nukkad/contracts/endpoints/shop/product-questions'
import { formatDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import { AboutProduct } from '../parts/answering/about-product.tsx'
import { AnswerForm } from '../parts/answering/answer-form.tsx'
import styles from '../parts/answering/answering.module.css'
import { DeclineForm } from './decline-form.tsx'
import { useQuestionChange } from './merchant-questions.queries.ts'

type Mode = 'read' | 'answer' | 'decline'

/** A shopper's question with what can be done about it; an open one has its answer's field at hand. */
export function QuestionCard({ question }: { readonly question: MerchantQuestion }) {
  const { text, state, visibility, answer, reason } = question
  const saving = useQuestionChange(question)
  const usual: Mode = state === 'open' ? 'answer' : 'read'
  const [mode, setMode] = useState<Mode>(usual)
  const acts = useLostFocus<HTMLLIElement>(mode)
  const done = () => setMode(usual)
  const isRemoved = visibility === 'removed'
  return (
    <li ref={acts} tabIndex={-1} className={styles.card} aria-label={text}>
      <AboutProduct
        product={question.product}
        badge={visibility !== 'shown' && <Badge tone="warning">{visibility === 'held' ? 'Reported' : 'Removed'}</Badge>}
      >
        {question.asker} asked on {formatDay(question.asked_at)}
        {state === 'answered' && ', and you answered'}
      </AboutProduct>
      <h2 className={styles.asked}>{text}</h2>
      {answer !== null && mode !== 'answer' && <p className={styles.answer}>{answer}</p>}
      {reason !== null && <p className={styles.quiet}>Your reason: {reason}</p>}
      {visibility === 'held' && (
        <p className={styles.quiet}>Readers have reported it, so it is not public until our team has looked at it.</p>
      )}
      {isRemoved && <p className={styles.quiet}>Our team has removed it, because it breaks the rules for questions.</p>}
      {!isRemoved && mode === 'answer' && (
        <AnswerForm
          before={answer}
          draftName={`answer ${question.id}`}
          longest={longestProductAnswer}
          isAtHand={state === 'open'}
          saving={saving}
          onDone={done}
        >
          {state === 'open' && (
            <Button variant="quiet" size={48} onClick={() => setMode('decline')}>
              Don’t answer
            </Button>
          )}
        </AnswerForm>
      )}
      {!isRemoved && mode === 'decline' && <DeclineForm question={question} onDone={done} />}
      {!isRemoved && mode === 'read' && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size={40}
            aria-label={`${edit(state)}: ${text}`}
            onClick={() => setMode('answer')}
          >
            {edit(state)}
          </Button>
          {state === 'answered' && (
            <Button variant="quiet" size={40} aria-label={`Hide: ${text}`} onClick={() => setMode('decline')}>
              Hide
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const edit = (state: MerchantQuestion['state']) => (state === 'declined' ? 'Answer after all' : 'Edit answer')
