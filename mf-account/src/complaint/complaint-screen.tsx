import type { Complaint } from '@nukkad/contracts/endpoints/people/complaints'
import { hrefs, Link, useSearchParams } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { useEffect, useRef, useState } from 'react'
import styles from './complaint.module.css'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintState } from './complaint-state.tsx'
import { Officer } from './officer.tsx'
import { TrackForm } from './track-form.tsx'

/** A complaint is sent, or followed by its ticket. */
export function ComplaintScreen() {
  const [search] = useSearchParams()
  const [complaint, setComplaint] = useState<Complaint>()
  const [isNew, setNew] = useState(false)
  const shown = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (complaint) shown.current?.focus()
  }, [complaint])
  function show(found: Complaint, wasSent: boolean) {
    setNew(wasSent)
    setComplaint(found)
  }
  const ticket = search.get('ticket') ?? ''
  const track = (
    <section className={styles.card} aria-labelledby="track">
      <h2 id="track">See how your complaint stands</h2>
      <TrackForm ticket={ticket} onFound={(found) => show(found, false)} />
    </section>
  )
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>Complaints</h1>
          <p className={styles.lead}>
            A complaint gets a ticket and a receipt by email at once, and an answer within a month.
          </p>
          <p>
            Where a parcel is, how to return something or change an order is quicker to find on the{' '}
            <Link to={hrefs.support()}>help page</Link>.
          </p>
          <Officer />
        </div>
        <div className={styles.forms}>
          {complaint && (
            <section className={styles.card} aria-labelledby="state">
              <ComplaintState complaint={complaint} isNew={isNew} heading={shown} />
            </section>
          )}
          {ticket && !complaint && track}
          {!isNew && (
            <section className={styles.card} aria-labelledby="complain">
              <h2 id="complain">Send a complaint</h2>
              <ComplaintForm onSent={(sent) => show(sent, true)} />
            </section>
          )}
          {!ticket && !complaint && track}
        </div>
      </div>
    </Page>
  )
}
