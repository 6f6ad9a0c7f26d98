import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import styles from './transactions.module.css'
import type { RewardTransaction } from './transactions.queries.ts'

const names: Readonly<Record<RewardTransaction['account'], string>> = {
  perks: 'Perks',
  credit: 'Credit',
  'gift-cards': 'Gift card',
}

/** One line of the ledger: text, date and balance; it links to its order, refund or card. */
export function Movement({ movement }: { readonly movement: RewardTransaction }) {
  const { at, account, amount, text, orderIds, orderId, refundId, giftCardId, expires } = movement
  const orders = orderIds.length > 0 ? orderIds : orderId ? [orderId] : []
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.text}>{text}</p>
        <p className={styles.quiet}>
          <time dateTime={at}>{formatDay(at)}</time> · {names[account]}
          {expires && amount > 0 && (
            <>
              {' '}
              · until <time dateTime={expires}>{formatDay(expires)}</time>
            </>
          )}
        </p>
        {(orders.length > 0 || giftCardId) && (
          <p className={styles.links}>
            {orders.map((id) => (
              <Link key={id} to={hrefs.orderDetails(id)}>
                {refundId ? 'Refund of order' : 'Order'} {id}
              </Link>
            ))}
            {giftCardId && <Link to={hrefs.walletCard(giftCardId)}>The card</Link>}
          </p>
        )}
      </div>
      <p className={amount > 0 ? styles.in : styles.out}>
        {amount > 0 && '+'}
        {formatRupees(amount)}
      </p>
    </li>
  )
}
