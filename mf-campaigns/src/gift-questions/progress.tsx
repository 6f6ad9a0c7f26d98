import type { GiftQuestion } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { hrefs, Link } from '@nukkad/platform'
import { type Answers, addressQuery } from '../parts/gift-finder/answers-in-address.ts'
import styles from './progress.module.css'

interface ProgressProps {
  readonly questions: readonly GiftQuestion[]
  readonly answers: Answers
  readonly step: number
  readonly slug: string
  readonly of: string | null
}

/** Progress as knots on a thread: earlier ones link back, and the answers are kept. */
export function Progress({ questions, answers, step, slug, of }: ProgressProps) {
  return (
    <nav aria-label="Questions" className={styles.progress}>
      <p className={styles.words}>
        Question {step} of {questions.length}
      </p>
      <ol className={styles.thread}>
        {questions.map(({ id, title }, at) => {
          const number = at + 1
          const look = number < step ? styles.done : number === step ? styles.now : styles.open
          return (
            <li key={id} className={look} aria-current={number === step ? 'step' : undefined}>
              {number < step ? (
                <Link to={hrefs.giftFinder(slug, addressQuery(answers, number, of))} aria-label={`Back to: ${title}`}>
                  {number}
                </Link>
              ) : (
                <span aria-hidden="true">{number}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
