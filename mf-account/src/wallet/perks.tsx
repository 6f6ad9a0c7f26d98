import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import styles from './wallet.module.css'
import type { Wallet } from './wallet.queries.ts'

/** The lots that make up the perks balance, soonest to expire first, and the lifetime totals. */
export function Perks({ wallet: { perks, rewards } }: { readonly wallet: Wallet }) {
  const figures = [
    ['Earned', rewards.earned],
    ['Spent', rewards.spent],
    ['Expired', rewards.expired],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="perks">
      <h2 id="perks">Perks</h2>
      {perks.lots.length === 0 ? (
        <p>
          None right now. You earn perks when orders are delivered. <Link to={hrefs.shop()}>Go to the shop</Link>
        </p>
      ) : (
        <ul className={styles.lots}>
          {perks.lots.map((lot) => (
            <li key={`${lot.expires} ${lot.text} ${lot.amount}`}>
              <strong>{formatRupees(lot.amount)}</strong>
              <span>{lot.text}</span>
              <span className={styles.quiet}>
                until <time dateTime={lot.expires}>{formatDay(lot.expires)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {perks.owed > 0 && (
        <p className={styles.owed}>
          {formatRupees(perks.owed)} of perks were spent before their order came back. The next perks you earn pay them.
        </p>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
