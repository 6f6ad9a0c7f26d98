import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { Page } from '@nukkad/ui/page'
import { useEffect, useRef, useState } from 'react'
import { ClaimPart } from './claim-part.tsx'
import styles from './gift-received.module.css'
import type { ReceivedGiftCard } from './gift-received.queries.ts'

interface ParcelProps {
  readonly token: string
  readonly card: ReceivedGiftCard
}

/** Wrapped until it is tapped; a card that is already claimed, expired or returned is shown open. */
export function Parcel({ token, card }: ParcelProps) {
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || card.state !== 'open'
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpened) words.current?.focus()
  }, [isOpened])
  return (
    <Page kind="text" className={styles.page}>
      <h1 className={styles.title}>
        {card.recipientName}, {card.senderName ? `${card.senderName} sent you a gift` : 'this is for you'}
      </h1>
      <div className={styles.parcel} data-open={isOpen || undefined}>
        <div inert={!isOpen}>
          <GiftCardView
            image={card.design.image}
            title={card.design.title}
            to={card.recipientName}
            from={card.senderName || undefined}
            amount={formatRupees(card.amount)}
            width={{ mobile: 358, desktop: 672 }}
            priority
          />
        </div>
        <div className={styles.paper} aria-hidden="true">
          <span className={styles.left} />
          <span className={styles.right} />
          <span className={styles.ribbon} />
        </div>
      </div>
      {isOpen ? (
        <div ref={words} tabIndex={-1} className={styles.words}>
          {card.message && <p className={styles.message}>{card.message}</p>}
          <State token={token} card={card} />
        </div>
      ) : (
        <Button size={56} wide onClick={() => setOpened(true)}>
          Unwrap it
        </Button>
      )}
    </Page>
  )
}

function State({ token, card }: ParcelProps) {
  const until = formatDay(card.expires)
  if (card.state === 'open') return <ClaimPart token={token} card={card} />
  if (card.isMine) {
    return (
      <>
        <p>
          {formatRupees(card.amount)} went into your wallet, good until {until}.
        </p>
        <div className={styles.ways}>
          <ButtonLink linkAs={Link} href={hrefs.shop()} size={48}>
            Find something
          </ButtonLink>
          <ButtonLink linkAs={Link} href={hrefs.wallet()} variant="secondary" size={48}>
            Go to your wallet
          </ButtonLink>
        </div>
      </>
    )
  }
  if (card.state === 'expired') {
    return (
      <>
        <p>
          This card was valid until {until}. Its value is not lost: we extend an expired card on request. Write to us
          with the last four letters of its code, and a new one is sent to you.
        </p>
        <ButtonLink linkAs={Link} href={hrefs.support()} size={48}>
          Write to us
        </ButtonLink>
      </>
    )
  }
  const ends = {
    redeemed: 'This card was already added to a wallet. If that was you, sign in with that account.',
    refunded: 'This card was cancelled and has no value.',
  } as const
  return <p>{ends[card.state]}</p>
}
