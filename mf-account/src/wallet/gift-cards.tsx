import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { AddCard } from './add-card.tsx'
import { CardsSent } from './cards-sent.tsx'
import { ExpiredCards } from './expired-cards.tsx'
import gifts from './gift-cards.module.css'
import { ReturnCard } from './return-card.tsx'
import styles from './wallet.module.css'
import type { Wallet } from './wallet.queries.ts'

interface GiftCardsProps {
  readonly cards: Wallet['gift_cards']
  readonly expired: Wallet['expired_gift_cards']
  readonly userId: string | undefined
}

/** Gift cards received, with the remaining balance of each, and gift cards given; links to add one and to give one. */
export function GiftCards({ cards, expired, userId }: GiftCardsProps) {
  return (
    <section className={styles.part} aria-labelledby="gift-cards">
      <h2 id="gift-cards">Gift cards</h2>
      {cards.length > 0 && (
        <ul className={gifts.cards}>
          {cards.map((card) => (
            <li key={card.id} id={`card-${card.id}`}>
              <GiftCardView
                image={card.image}
                title={card.title}
                from={card.from}
                amount={formatRupees(card.balance)}
                foot={`•••• ${card.lastFour}`}
                width={{ mobile: 358, desktop: 480 }}
              />
              <p className={gifts.cardLine}>
                {card.balance < card.amount && `${formatRupees(card.balance)} left of ${formatRupees(card.amount)}. `}
                {card.expires && (
                  <>
                    Good until <time dateTime={card.expires}>{formatDay(card.expires)}</time>
                  </>
                )}
              </p>
              <ReturnCard card={card} userId={userId} />
            </li>
          ))}
        </ul>
      )}
      <ExpiredCards cards={expired} />
      <CardsSent userId={userId} />
      <div className={gifts.adding}>
        <AddCard userId={userId} />
        <div className={gifts.give}>
          <h3>Give one</h3>
          <p>Any amount from ₹100 to ₹10,000, with your own message, delivered on the day you choose.</p>
          <ButtonLink linkAs={Link} href={hrefs.giftCards()} variant="secondary" size={48}>
            Choose a gift card
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
