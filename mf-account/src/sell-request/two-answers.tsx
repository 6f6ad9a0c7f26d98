import type { WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import styles from '../parts/team/team.module.css'
import { AcceptForm } from './accept-form.tsx'
import { DeclineForm } from './decline-form.tsx'

/** The two answers to a request. An applicant whose address cannot become a merchant's can only be declined. */
export function TwoAnswers({ request }: { readonly request: WholeRequest }) {
  const { hindrance, proposal } = request
  const [isDeclining, setDeclining] = useState(false)
  return (
    <div className={styles.stack}>
      {hindrance ? (
        <section className={styles.box} aria-labelledby="hindrance">
          <h2 id="hindrance">It cannot be accepted</h2>
          <p>{hindrance}</p>
          <p className={styles.quiet}>Call the applicant and let them ask again with another email address.</p>
        </section>
      ) : (
        proposal && !isDeclining && <AcceptForm request={request} proposal={proposal} />
      )}
      {isDeclining ? (
        <DeclineForm request={request} onCancel={() => setDeclining(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          Decline instead
        </Button>
      )}
    </div>
  )
}
