import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatRupees } from '@nukkad/platform'
import styles from './merchant-order.module.css'

/**
 * What the order is worth, line by line. Offers, coupons and perks lower the value of the goods, as on the invoice; the
 * discount for paying online is granted by Nukkad and does not.
 */
export function Amounts({ order }: { readonly order: MerchantOrder }) {
  const { lines, totals, payment, payment_discount: byNukkad } = order
  const { items, discount, perks, shipping, tax, paid, gift_cards: cards, credit, declined } = totals
  const off = discount - byNukkad
  const isPaid = payment.status !== 'pending' && payment.status !== 'cancelled'
  return (
    <section className={styles.card} aria-labelledby="amounts">
      <h2 id="amounts" className={styles.part}>
        Amounts
      </h2>
      <dl className={styles.amounts}>
        {lines.map(({ line_id: id, qty, name, options, row_total: amount }) => (
          <Row key={id} label={`${qty} × ${[name, ...Object.values(options)].join(', ')}`} amount={amount} />
        ))}
        {off > 0 && (
          <Row label={perks > 0 ? `Discount, of it perks ${formatRupees(perks)}` : 'Discount'} amount={-off} />
        )}
        <Row label="Value of the goods" amount={items - off} isSum />
        {shipping > 0 && <Row label="Delivery" amount={shipping} />}
        {byNukkad > 0 && <Row label="Discount for paying online, borne by Nukkad" amount={-byNukkad} />}
        <Row label={isPaid ? 'Paid by the buyer' : 'Total for the buyer'} amount={paid} isSum />
        {declined > 0 && <Row label="Of it not sent, and not paid or refunded" amount={-declined} />}
        {cards + credit > 0 && <Row label="Of it from gift cards and credit" amount={cards + credit} />}
      </dl>
      <p className={styles.quiet}>GST of {formatRupees(tax)} is included in the value of the goods.</p>
    </section>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: number
  readonly isSum?: boolean
}

const Row = ({ label, amount, isSum = false }: RowProps) => (
  <div className={isSum ? `${styles.amount} ${styles.sum}` : styles.amount}>
    <dt>{label}</dt>
    <dd>{formatRupees(amount)}</dd>
  </div>
)
