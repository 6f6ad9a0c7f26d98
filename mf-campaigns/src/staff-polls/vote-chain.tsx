import type { BallotReport } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatNumber } from '@nukkad/platform'
import styles from '../parts/staff/staff.module.css'

/** Whether the chain of votes, each of which contains the hash of the one before, is unbroken. */
export function Chain({ chain }: { readonly chain: BallotReport['chain'] }) {
  return (
    <section aria-label="The chain of votes">
      <h2>The chain of votes</h2>
      <p>
        {chain.isWhole
          ? 'Verified just now: the chain is unbroken, and the counts match the votes.'
          : chain.brokenAt === null
            ? 'The counts do not match the votes. Tell the operators before anything is published.'
            : `Vote ${formatNumber(chain.brokenAt)} does not follow from the one before it. Tell the operators before anything is published.`}
      </p>
      {chain.hash && (
        <p className={styles.quiet}>
          Hash of the last vote, which commits us to all votes before it:{' '}
          <code className={styles.mono}>{chain.hash}</code>
        </p>
      )}
    </section>
  )
}
