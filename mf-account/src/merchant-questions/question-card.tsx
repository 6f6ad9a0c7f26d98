import type { MerchantQuestion } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from './merchant-questions.module.css'
import { AnswerForm, DeclineForm } from './question-forms.tsx'

type Mode = 'read' | 'answer' | 'decline'

/** A shopper's question with what can be done about it; an open one has its answer's field at hand. */
export function QuestionCard({ question }: { readonly question: MerchantQuestion }) {
  const { text, state, visibility, answer, reason } = question
  const usual: Mode = state === 'open' ? 'answer' : 'read'
  const [mode, setMode] = useState<Mode>(usual)
  const acts = useLostFocus<HTMLLIElement>(mode)
  const done = () => setMode(usual)
  const isRemoved = visibility === 'removed'
  return (
    <li ref={acts} tabIndex={-1} className={styles.card} aria-label={text}>
      <About question={question} />
      <h2 className={styles.asked}>{text}</h2>
      {answer !== null && mode !== 'answer' && <p className={styles.answer}>{answer}</p>}
      {reason !== null && <p className={styles.quiet}>Your reason: {reason}</p>}
      {visibility === 'held' && (
        <p className={styles.quiet}>Readers have reported it, so it is not public until our team has looked at it.</p>
      )}
      {isRemoved && <p className={styles.quiet}>Our team has removed it, because it breaks the rules for questions.</p>}
      {!isRemoved && mode === 'answer' && (
        <AnswerForm
          question={question}
          onDone={done}
          onDecline={state === 'open' ? () => setMode('decline') : undefined}
        />
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

function About({
  question: { product, asker, asked_at: day, state, visibility },
}: {
  readonly question: MerchantQuestion
}) {
  return (
    <div className={styles.about}>
      <div className={styles.picture}>
        {product.image && <PictureView picture={product.image} width={48} aspect={1} decorative />}
      </div>
      <div>
        <p>
          {product.is_sold ? <Link to={hrefs.product(product.slug)}>{product.title}</Link> : product.title}{' '}
          {!product.is_sold && <Badge>Not in the shop</Badge>}
          {visibility !== 'shown' && <Badge tone="warning">{visibility === 'held' ? 'Reported' : 'Removed'}</Badge>}
        </p>
        <p className={styles.quiet}>
          {asker} asked on {formatDay(day)}
          {state === 'answered' && ', and you answered'}
        </p>
      </div>
    </div>
  )
}
