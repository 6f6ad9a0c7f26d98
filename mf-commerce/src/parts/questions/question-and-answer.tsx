import type { AnsweredQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import { formatDay } from '@nukkad/platform'
import styles from './questions.module.css'

interface QuestionAndAnswerProps {
  readonly question: AnsweredQuestion
  readonly merchant: string
}

/** A question and the merchant's answer; both are rendered as plain text only. */
export function QuestionAndAnswer({ question: { text, answer, answered_at: day }, merchant }: QuestionAndAnswerProps) {
  return (
    <>
      <p className={styles.question}>{text}</p>
      <p className={styles.answer}>{answer}</p>
      <p className={styles.by}>
        {merchant} · <time dateTime={day}>{formatDay(day)}</time>
      </p>
    </>
  )
}
