import type { ReviewAnswer } from '@nukkad/contracts/endpoints/shop/reviews'
import { formatDay } from '@nukkad/platform'
import styles from './reviews.module.css'

interface MerchantsAnswerProps {
  readonly merchant: string
  readonly answer: ReviewAnswer | null
}

/** What the merchant answers to a review, as plain text; nothing without an answer. */
export function MerchantsAnswer({ merchant, answer }: MerchantsAnswerProps) {
  if (!answer) return null
  return (
    <div className={styles.answer}>
      <p className={styles.answerBy}>
        {merchant} answered on {formatDay(answer.date)}
      </p>
      <p className={styles.text}>{answer.text}</p>
    </div>
  )
}
