import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { claimHref } from '../parts/request/other-way.ts'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ChangeDay } from './change-day.tsx'
import styles from './order-details.module.css'

/** The actions available for the order; unavailable ones say why. */
export function OrderActions({ order }: { readonly order: Order }) {
  const { can_return, can_exchange, can_claim, can_reorder } = order.actions
  const { orderId } = order
  const isHere = order.delivered_at !== null
  const ways = [
    { may: can_exchange, label: 'Exchange', href: hrefs.orderExchange(orderId) },
    { may: can_return, label: 'Return', href: hrefs.orderReturn(orderId) },
    { may: can_claim, label: 'Report damage', href: claimHref(orderId) },
  ]
  const open = ways.filter(({ may }) => may.allowed)
  const closed = isHere ? ways.filter(({ may }) => !may.allowed && may.reason) : []
  const [why, ...others] = new Set(closed.map(({ may }) => may.reason))
  const isOneReason = closed.length > 1 && others.length === 0
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">What you can do</h2>
      <div className={styles.actions}>
        {open.length > 0 && (
          <ul className={styles.ways}>
            {open.map(({ label, href, may }) => (
              <li key={label}>
                <ButtonLink href={href} linkAs={Link} variant="secondary" size={48} wide>
                  {label}
                </ButtonLink>
                {may.until && <span className={styles.quiet}>until {formatDay(may.until)}</span>}
              </li>
            ))}
          </ul>
        )}
        {isOneReason && <p className={styles.closed}>{why}</p>}
        {closed.length > 0 && !isOneReason && (
          <ul className={styles.closed}>
            {closed.map(({ label, may }) => (
              <li key={label}>
                <strong>{label}:</strong> {may.reason}
              </li>
            ))}
          </ul>
        )}
        {order.actions.can_change_day.allowed && <ChangeDay order={order} />}
        {order.can_cancel && <CancelOrder order={order} />}
        {can_reorder.allowed && <BuyAgain orderId={orderId} />}
        <p className={styles.quiet}>
          Something else?{' '}
          <Link to={`${hrefs.support()}?tab=${isHere ? 'exchangeorder' : 'orders'}`} className={styles.textLink}>
            Help with this order
          </Link>
        </p>
      </div>
    </section>
  )
}
