import type { Complaint } from '@nukkad/contracts/endpoints/people/complaints'
import { formatLongDay } from '@nukkad/platform'
import type { RefObject } from 'react'
import styles from './complaint.module.css'

interface ComplaintStateProps {
  readonly complaint: Complaint
  readonly isNew: boolean
  /** gets the focus when the complaint appears */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The ticket of a complaint with its answer, or the day by which there will be one. */
export function ComplaintState({ complaint, isNew, heading }: ComplaintStateProps) {
  const { ticket, received_at, answer_by, answered_at, answer } = complaint
  return (
    <>
      <h2 id="state" ref={heading} tabIndex={-1}>
        {isNew ? 'We have your complaint' : `Complaint ${ticket}`}
      </h2>
      {isNew && (
        <>
          <p>
            Your ticket is <b className={styles.ticket}>{ticket}</b>
          </p>
          <p>It is in your email, too. With it and your email address you can see here how your complaint stands.</p>
        </>
      )}
      {!isNew && <p>Received on {formatLongDay(received_at)}.</p>}
      {answer && answered_at ? (
        <>
          <h3>Answered on {formatLongDay(answered_at)}</h3>
          <p className={styles.answer}>{answer}</p>
        </>
      ) : (
        <p>The grievance officer will answer by {formatLongDay(answer_by)}.</p>
      )}
    </>
  )
}
