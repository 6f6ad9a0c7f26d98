import { formatDay, formatRupees, formatTime, hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { Page } from '@nukkad/ui/page'
import { draftOf, orderFrom } from '../parts/gifts/gift-draft.ts'
import type { GiftCardTransaction } from '../parts/gifts/gifts.queries.ts'
import { useBuying } from '../parts/gifts/use-buying.ts'
import styles from './gift-failed.module.css'

/** A gift card whose payment failed: the reason, the card as it was written, and a retry. */
export function FailedPayment({ purchase }: { readonly purchase: GiftCardTransaction }) {
  const { card, reason, transactionId, canRetry } = purchase
  const { isPending, news, buy } = useBuying()
  const isLater = Date.parse(card.deliverOn) > Date.now()
  const retry = () =>
    buy({
      ...orderFrom(card.design.slug, { ...draftOf(purchase), when: isLater ? 'later' : 'now' }),
      retry: transactionId,
    })
  return (
    <Page className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>The payment did not go through</h1>
        <p className={styles.reason}>{reason ?? 'The bank did not say why.'}</p>
        <p>
          Your card for {card.recipient.name} is kept as you wrote it
          {isLater && `, for ${formatDay(card.deliverOn)} at ${formatTime(card.deliverOn)}`}. If money left your
          account, it will be refunded automatically within 5 to 7 working days.
        </p>
        <p role="alert" className={styles.problem}>
          {news}
        </p>
        {canRetry && (
          <Button size={56} wide busy={isPending} onClick={retry}>
            Try again: pay {formatRupees(card.amount)}
          </Button>
        )}
        <p>
          <Link to={hrefs.giftCard(card.design.slug)}>Start over</Link>
        </p>
      </div>
      <GiftCardView
        image={card.design.image}
        title={card.design.title}
        to={card.recipient.name}
        from={card.senderName}
        amount={formatRupees(card.amount)}
        decorative
      />
    </Page>
  )
}
