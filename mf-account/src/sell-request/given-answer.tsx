import type { WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { formatDay, formatTime, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import styles from '../parts/team/team.module.css'

interface GivenAnswerProps {
  readonly request: WholeRequest
  readonly answer: NonNullable<WholeRequest['answer']>
}

/** Who answered a request, when, and what came of it. */
export function GivenAnswer({ request: { state, email }, answer: { by, at, reason, merchant } }: GivenAnswerProps) {
  return (
    <section className={styles.box} aria-labelledby="answer">
      <h2 id="answer">{state === 'accepted' ? 'Accepted' : 'Declined'}</h2>
      <p>
        By {by}, {formatDay(at)}, {formatTime(at)}
      </p>
      {reason && <p className={styles.words}>{reason}</p>}
      {merchant && (
        <>
          <p>
            {merchant.name} is a merchant now. The invitation to its back office was mailed to {email}.
          </p>
          <div className={styles.actions}>
            <ButtonLink href={hrefs.sellMerchants(merchant.slug)} linkAs={Link}>
              People and invitations
            </ButtonLink>
            <ButtonLink href={hrefs.merchant(merchant.slug)} linkAs={Link} variant="secondary">
              Page in the shop
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  )
}
