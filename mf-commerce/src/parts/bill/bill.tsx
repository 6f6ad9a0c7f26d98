import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees } from '@nukkad/platform'
import styles from './bill.module.css'
import { billRows } from './bill-rows.ts'
import { hasProductDiscount } from './product-discount.ts'

interface BillProps {
  readonly cart: Pick<Cart, 'totals' | 'applied_discounts' | 'payment_options'>
  /** a response with newer totals is pending */
  readonly isStale?: boolean
}

/** The amount to pay and how it is made up, row by row. */
export function Bill({ cart, isStale = false }: BillProps) {
  const { price_paid: paid, total_tax: tax, total_savings: saved, cashback_amount: back } = cart.totals
  const rows = billRows(cart)
  const gains = rows.filter(({ amount }) => amount < 0)
  // Before a payment method is chosen, one that lowers the price is mentioned.
  const better = cart.payment_options.find(({ isAvailable, price_paid }) => isAvailable && price_paid < paid)
  return (
    <div className={styles.bill} aria-busy={isStale}>
      <dl className={styles.rows}>
        {rows.map(({ label, amount, text }) => (
          <div key={label} className={styles.row} data-gain={amount < 0 || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>To pay</dt>
          <dd>{formatRupees(paid)}</dd>
        </div>
      </dl>
      {tax > 0 && <p className={styles.note}>GST of {formatRupees(tax)} is included.</p>}
      {better && (
        <p className={styles.note}>
          Pay online and save {formatRupees(better.discount)}: {formatRupees(better.price_paid)} to pay.
        </p>
      )}
      {back > 0 && <p className={styles.note}>You earn {formatRupees(back)} in perks once it is delivered.</p>}
      {gains.length > 1 && (
        <p className={styles.saved}>
          You save {formatRupees(saved)} in all{hasProductDiscount(cart) && ', with an offer on what is in your bag'}.
        </p>
      )}
    </div>
  )
}
