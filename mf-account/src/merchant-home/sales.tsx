import type { Dashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { formatDay, formatNumber, formatRupees } from '@nukkad/platform'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './merchant-home.module.css'

interface SalesProps {
  readonly today: Dashboard['today']
  readonly week: Dashboard['last_7_days']
  readonly days: Dashboard['days']
}

const ordersOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`

/** Today's sales as a number, the week's as bars. */
export function Sales({ today, week, days }: SalesProps) {
  const most = Math.max(1, ...days.map(({ sales }) => sales))
  return (
    <section aria-labelledby="sales" className={styles.card}>
      <h2 id="sales" className={styles.part}>
        Sold today
      </h2>
      <p className={styles.sum}>{formatRupees(today.sales)}</p>
      <p className={styles.quiet}>
        {ordersOf(today.orders)}, {formatNumber(today.pieces)} {today.pieces === 1 ? 'piece' : 'pieces'}
      </p>
      <ol className={styles.bars} aria-label="The last seven days">
        {days.map(({ date, sales, orders }) => (
          <li key={date} className={styles.day}>
            <span className={styles.track}>
              <span className={styles.bar} style={{ height: `${(sales / most) * 100}%` }} />
            </span>
            <span aria-hidden="true">{formatDay(date).slice(0, 2)}</span>
            <VisuallyHidden>
              {formatDay(date)}: {formatRupees(sales)}, {ordersOf(orders)}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        In seven days {formatRupees(week.sales)} from {ordersOf(week.orders)}
      </p>
    </section>
  )
}
