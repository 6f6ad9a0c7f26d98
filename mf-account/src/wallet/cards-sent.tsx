import type { BoughtGiftCard } from '@nukkad/contracts/endpoints/money/gift-cards'
import {
  formatDay,
  formatNumber,
  formatRupees,
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useQuery,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { useState } from 'react'
import styles from './gift-cards.module.css'
import { givenCardsQuery } from './wallet.queries.ts'

const [some, many] = [5, 50]

/** The gift cards that the user gave, each with its status; nothing when there are none. */
export function CardsSent({ userId }: { readonly userId: string | undefined }) {
  const [count, setCount] = useState(some)
  const { data, error, refetch, isFetching } = useQuery({
    ...givenCardsQuery(useApi(), userId, count),
    placeholderData: keepPreviousData,
  })
  if (!data && error) {
    return <LoadFailure what="Cards you sent" isAway={isAway(error)} onRetry={() => void refetch()} />
  }
  if (!data || data.total === 0) return null
  return (
    <div className={styles.given}>
      <h3 id="cards-sent">Cards you sent</h3>
      <ul aria-labelledby="cards-sent" aria-busy={isFetching}>
        {data.data.map(({ transactionId, card }) => (
          <li key={transactionId}>
            <Link to={hrefs.giftConfirmation(transactionId)}>
              {formatRupees(card.amount)} for {card.recipient.name}
            </Link>
            <span>{stateInWords(card)}</span>
          </li>
        ))}
      </ul>
      {data.hasNext && count < many && (
        <Button variant="secondary" size={48} busy={isFetching} onClick={() => setCount(many)}>
          Show more of {formatNumber(data.total)}
        </Button>
      )}
    </div>
  )
}

/** The status of a card, for its giver. */
function stateInWords({ state, delivery, deliverOn, sentAt, redeemedAt, expires, refund }: BoughtGiftCard): string {
  if (state === 'redeemed') {
    const on = redeemedAt ? `Unwrapped on ${formatDay(redeemedAt)}` : 'Unwrapped'
    return refund ? `${on}; ${formatRupees(refund.amount)} refunded to you` : on
  }
  if (state === 'refunded') return refund?.doneAt ? 'Refunded to you' : 'Being refunded to you'
  if (state === 'expired') return expires ? `Ended on ${formatDay(expires)}; we extend it on request` : 'Ended'
  if (delivery === 'bounced') return 'Not delivered: change the address'
  if (delivery === 'scheduled') return `Will be sent on ${formatDay(deliverOn)}`
  return sentAt ? `Sent on ${formatDay(sentAt)}, not unwrapped yet` : 'On its way'
}
