import type { WonPrize } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import type { Giveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { formatLongDay, formatTime, useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useState } from 'react'
import styles from './prize.module.css'
import { prizeQuery } from './prize.queries.ts'
import { PrizeAddress } from './prize-address.tsx'
import { prizeAnchor } from './prize-anchor.ts'
import { PrizeAnswer } from './prize-answer.tsx'

/** What the signed-in user won. Fetched separately, so that the page and its list are free of personal data. */
export default function WonPrizes({ giveaways }: { readonly giveaways: readonly Giveaway[] }) {
  return giveaways.map((giveaway) => <Won key={giveaway.id} giveaway={giveaway} />)
}

function Won({ giveaway: { id, title, prize: what } }: { readonly giveaway: Giveaway }) {
  const { data: prize, error, refetch } = useQuery(prizeQuery(useApi(), id))
  return (
    <section id={prizeAnchor({ id })} className={styles.won} aria-label={`Your prize: ${title}`}>
      {prize ? (
        <>
          <h2>{headings[prize.state]}</h2>
          <p className={styles.what}>
            {title}: {what}
          </p>
          <Answer giveawayId={id} prize={prize} />
        </>
      ) : error ? (
        <LoadFailure what="Your prize" isAway={isAway(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  )
}

const headings: Readonly<Record<WonPrize['state'], string>> = {
  open: 'You won',
  answered: 'You won',
  late: 'You won, but the time to answer is over',
  'passed-over': 'Your prize went to another entry',
  sent: 'Your prize was sent',
}
const momentOf = (at: string) => `${formatLongDay(at)}, ${formatTime(at)}`

function Answer({ giveawayId, prize }: { readonly giveawayId: string; readonly prize: WonPrize }) {
  const { state, answerBy, address, sentAt, passedOver } = prize
  const [isChanging, setChanging] = useState(false)
  if (state === 'passed-over') return <p>Reason: {passedOver}</p>
  if (state === 'late')
    return <p>We had no answer by {momentOf(answerBy ?? '')}, so the prize may go to the next entry.</p>
  if (state === 'open' || isChanging) {
    return (
      <>
        <p>
          {state === 'open' && answerBy
            ? `Choose your address by ${momentOf(answerBy)} (Indian time). After that, the prize goes to the next entry.`
            : 'Choose the address to which we send it.'}
        </p>
        <PrizeAnswer
          giveawayId={giveawayId}
          current={address}
          onDone={() => setChanging(false)}
          {...(state !== 'open' && { onCancel: () => setChanging(false) })}
        />
      </>
    )
  }
  return (
    <>
      <p role="status">
        {state === 'sent' && sentAt ? `We sent it on ${formatLongDay(sentAt)} to:` : 'Thank you. We will send it to:'}
      </p>
      {address && <PrizeAddress address={address} />}
      {state === 'answered' && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Change the address
          </Button>
        </div>
      )}
    </>
  )
}
