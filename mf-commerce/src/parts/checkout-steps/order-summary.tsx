import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatLongDay } from '@nukkad/platform'
import styles from './order-summary.module.css'
import { SummaryLine } from './summary-line.tsx'

interface OrderSummaryProps {
  readonly cart: Cart
  /** the day that the buyer chose; null is as soon as possible */
  readonly chosenDay?: string | null
}

/** The order by parcel: each merchant ships separately, with a delivery date of its own. */
export function OrderSummary({ cart, chosenDay = null }: OrderSummaryProps) {
  const parcels = parcelsOf(cart.items)
  return (
    <div className={styles.parcels}>
      {parcels.map(({ slug, name, day, lines }, at) => (
        <section key={slug} aria-label={`Parcel from ${name}`}>
          <p className={styles.parcel}>
            <strong>{parcels.length > 1 ? `Parcel ${at + 1}, from ${name}` : `From ${name}`}</strong>
            {chosenDay && <span>with you on {formatLongDay(chosenDay)}</span>}
            {!chosenDay && day && <span>with you by {formatLongDay(day)}</span>}
          </p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <SummaryLine key={line.item_id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {parcels.length > 1 && <p className={styles.quiet}>{deliveryOnce(cart)}</p>}
    </div>
  )
}

const deliveryOnce = ({ totals }: Cart) =>
  totals.shipping_charges === 0
    ? 'Delivery is free, however many parcels.'
    : `Delivery is ${totals.shipping_charges_str} once, however many parcels.`

interface ParcelLines {
  readonly slug: string
  readonly name: string
  /** The latest delivery date of its lines; null if a line cannot be delivered or the destination is unknown. */
  readonly day: string | null
  readonly lines: readonly CartLine[]
}
function parcelsOf(items: readonly CartLine[]): ParcelLines[] {
  const byMerchant = new Map<string, CartLine[]>()
  for (const line of items) byMerchant.set(line.merchant.slug, [...(byMerchant.get(line.merchant.slug) ?? []), line])
  return [...byMerchant].map(([slug, lines]) => {
    const days = lines.map(({ deliver_by }) => deliver_by).sort()
    return { slug, name: lines[0]?.merchant.name ?? '', day: days.includes(null) ? null : (days.at(-1) ?? null), lines }
  })
}
