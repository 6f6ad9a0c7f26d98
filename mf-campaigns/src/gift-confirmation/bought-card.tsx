import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { Page } from '@nukkad/ui/page'
import { Spinner } from '@nukkad/ui/spinner'
import type { GiftCardTransaction } from '../parts/gifts/gifts.queries.ts'
import { CardStepsPart } from './card-steps.tsx'
import { wordsOf } from './card-words.ts'
import styles from './gift-confirmation.module.css'
import { useBoughtTold } from './use-bought-told.ts'

/** The state of the purchase, the card, its details, and what the buyer may still do. */
export function BoughtCard({ purchase }: { readonly purchase: GiftCardTransaction }) {
  const { card, next } = purchase
  const { title, text } = wordsOf(purchase)
  useBoughtTold(purchase)
  const isWaiting = next === 'wait' || next === 'pay'
  return (
    <Page className={styles.page}>
      <div role="status">
        {next === 'confirmed' && card.state === 'open' && <p className={styles.kicker}>Paid, thank you</p>}
        <h1 className={styles.title}>
          {isWaiting && <Spinner />} {title}
        </h1>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.layout}>
        <div>
          <GiftCardView
            image={card.design.image}
            title={card.design.title}
            to={card.recipient.name}
            from={card.senderName}
            amount={formatRupees(card.amount)}
            foot={card.lastFour && `•••• ${card.lastFour}`}
            width={{ mobile: 358, desktop: 560 }}
            priority
            decorative
          />
          {card.message && <p className={styles.message}>{card.message}</p>}
        </div>
        <div className={styles.facts}>
          <Facts purchase={purchase} />
          {next === 'confirmed' && <CardStepsPart purchase={purchase} />}
        </div>
      </div>
      <div className={styles.ways}>
        <ButtonLink linkAs={Link} href={hrefs.giftCards()} variant="secondary" size={48}>
          Send another one
        </ButtonLink>
        <ButtonLink linkAs={Link} href={hrefs.shop()} variant="quiet" size={48}>
          Go to the shop
        </ButtonLink>
      </div>
    </Page>
  )
}

function Facts({ purchase: { card, transactionId } }: { readonly purchase: GiftCardTransaction }) {
  const rows = [
    ['For', card.recipient.name],
    ['Goes to', card.recipient.email ?? `+91 ${card.recipient.phone}`],
    ['Amount', formatRupees(card.amount)],
    ['Code', card.lastFour ? `ends in ${card.lastFour}; only ${card.recipient.name} sees it` : null],
    ['Good until', card.expires && formatDay(card.expires)],
    ['Payment', transactionId],
  ] as const
  return (
    <dl className={styles.list}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
