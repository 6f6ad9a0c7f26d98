import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import styles from './gift-cards.module.css'
import type { Wallet } from './wallet.queries.ts'

/** What expired of gift cards, and how to have them extended; nothing when there is none. */
export function ExpiredCards({ cards }: { readonly cards: Wallet['expired_gift_cards'] }) {
  if (cards.length === 0) return null
  return (
    <div className={styles.ended}>
      <h3 id="cards-expired">Expired</h3>
      <ul aria-labelledby="cards-expired">
        {cards.map(({ id, from, lastFour, amount, expired }) => (
          <li key={id} id={`card-${id}`}>
            <b>
              {formatRupees(amount)} {from && `from ${from}`} •••• {lastFour}
            </b>
            <span>Ended on {formatDay(expired)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.cardLine}>
        The money is not lost: we extend an expired card on request. <Link to={hrefs.support()}>Write to us</Link> with
        the four letters of its code.
      </p>
    </div>
  )
}
