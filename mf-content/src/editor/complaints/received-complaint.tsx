import type { ReceivedComplaint as Received } from '@nukkad/contracts/endpoints/people/complaints'
import { formatLongDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { AnswerForm } from './answer-form.tsx'
import styles from './complaints.module.css'

const kindWords: Readonly<Record<Received['kind'], string>> = {
  order: 'An order',
  refund: 'A refund or a payment',
  product: 'A product',
  content: 'Something written here',
  privacy: 'Personal data',
  accessibility: 'Accessibility',
  other: 'Something else',
}

/** One complaint with its answer, or the form of the answer. */
export function ReceivedComplaint({ complaint }: { readonly complaint: Received }) {
  const { ticket, kind, name, email, about, text, received_at, answer_by, answered_at, answer, answered_by } = complaint
  const isLate = !answered_at && Date.parse(answer_by) < Date.now()
  return (
    <article className={styles.complaint} aria-labelledby={ticket}>
      <h2 id={ticket} className={styles.name}>
        {kindWords[kind]}
        {about && `: ${about}`}
      </h2>
      <p className={styles.facts}>
        {ticket} by {name}, <a href={`mailto:${email}`}>{email}</a>, received on {formatLongDay(received_at)}
      </p>
      <p className={styles.text}>{text}</p>
      {answered_at && answer ? (
        <>
          <p className={styles.facts}>
            Answered on {formatLongDay(answered_at)}
            {answered_by && ` by ${answered_by}`}
          </p>
          <p className={styles.text}>{answer}</p>
        </>
      ) : (
        <>
          <p className={styles.facts}>
            {isLate && <Badge tone="warning">Late</Badge>} To be answered by {formatLongDay(answer_by)}
          </p>
          <AnswerForm ticket={ticket} />
        </>
      )}
    </article>
  )
}
