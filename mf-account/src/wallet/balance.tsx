import type { WalletAccount } from '@nukkad/contracts/endpoints/money/wallet-movements'
import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { IconAlert, IconRecent } from '@nukkad/ui/icons'
import styles from './balance.module.css'
import type { Wallet } from './wallet.queries.ts'

const names: Readonly<Record<WalletAccount, string>> = {
  perks: 'Perks',
  'gift-cards': 'Gift cards',
  credit: 'Credit',
}

/**
 * The total and its three parts, in the order in which they are spent; amounts that expire soon; amounts on hold for a
 * payment.
 */
export function Balance({ wallet }: { readonly wallet: Wallet }) {
  const { perks, credit, gift_card_balance: cards, on_hold: held, expiring } = wallet
  const parts = [
    { account: 'perks', amount: perks.balance, held: held.perks },
    { account: 'gift-cards', amount: cards, held: held.gift_cards },
    { account: 'credit', amount: credit.balance, held: held.credit },
  ] as const
  const sum = perks.balance + cards + credit.balance
  const heldSum = held.perks + held.gift_cards + held.credit
  return (
    <section className={styles.sum} aria-label="Your balance">
      <p className={styles.sumLine}>
        <strong>{formatRupees(sum)}</strong> <span>to spend</span>
      </p>
      <ul className={styles.parts}>
        {parts.map(({ account, amount, held: part }) => (
          <li key={account}>
            <Link to={hrefs.rewardTransactions(account)} className={styles.partLink}>
              <span>{names[account]}</span>
              <strong>{formatRupees(amount)}</strong>
            </Link>
            {part > 0 && <small>{formatRupees(part)} held</small>}
          </li>
        ))}
      </ul>
      {heldSum > 0 && (
        <p className={styles.note}>
          <IconRecent size={18} aria-hidden="true" />
          <span>
            {formatRupees(heldSum)} {heldSum === 1 ? 'is' : 'are'} reserved for a payment in progress. It will be used
            for your order or return here within half an hour.
          </span>
        </p>
      )}
      {expiring.slice(0, 3).map(({ account, amount, expires }) => (
        <p key={`${account} ${expires} ${amount}`} className={styles.note}>
          <IconAlert size={18} aria-hidden="true" />
          <span>
            {formatRupees(amount)} of {names[account].toLowerCase()} end on{' '}
            <time dateTime={expires}>{formatDay(expires)}</time>
          </span>
        </p>
      ))}
      <p className={styles.order}>An order uses perks first, up to a fifth of the bag, then gift cards, then credit.</p>
    </section>
  )
}
