import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay, formatRupees, formatTime, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { DayToSend } from '../parts/back-office/day-to-send.tsx'
import { LateBadge } from '../parts/back-office/late-badge.tsx'
import { StateBadge } from '../parts/back-office/state-badge.tsx'
import { parcelOf } from '../parts/packing/parcel.ts'
import { QuickStep } from '../parts/steps/quick-step.tsx'
import { isQuick } from '../parts/steps/step-words.ts'
import styles from './merchant-orders.module.css'

/** One order: what to pack, the destination, the amount to collect, and the next step within reach of the thumb. */
export function OrderCard({ order }: { readonly order: MerchantOrder }) {
  const { orderId, address, payment, placed, next, returns, gift_note: giftNote } = order
  const main = next.find(({ is_main: isMain }) => isMain)
  const open = returns.filter(({ state }) => state === 'requested').length
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <StateBadge order={order} />
        <LateBadge order={order} />
        <span className={styles.quiet}>
          {formatDay(placed)}, {formatTime(placed)}
        </span>
      </div>
      <h2 className={styles.number}>
        <Link to={hrefs.merchantOrder(orderId)} className={styles.link}>
          {orderId}
        </Link>
      </h2>
      <ul className={styles.lines}>
        {parcelOf(order).map((line) => (
          <li key={line.line_id} className={styles.line}>
            <span className={styles.picture}>
              <PictureView picture={line.media_image} width={48} aspect={1} decorative />
            </span>
            <span>
              <strong>{line.qty} ×</strong> {line.name}{' '}
              <span className={styles.quiet}>{Object.values(line.options).join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
      <DayToSend order={order} />
      <p className={styles.quiet}>
        {address.name}, {address.city} {address.postcode}
        {payment.collect > 0 ? ` · collect ${formatRupees(payment.collect)}` : ` · ${payment.label}`}
        {giftNote && ' · a gift'}
        {open > 0 && ' · a return waits for your answer'}
      </p>
      {main && (
        <div className={styles.act}>
          {isQuick(main) ? (
            <QuickStep orderId={orderId} step={main} />
          ) : (
            <ButtonLink href={hrefs.merchantOrder(orderId)} linkAs={Link} size={56} wide>
              {main.label}
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  )
}
