import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { hrefs, Link } from '@nukkad/platform'
import { Bill } from '../parts/bill/bill.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { OrderSummary } from '../parts/checkout-steps/order-summary.tsx'
import type { dueOf } from '../parts/paying/due.ts'
import { DueRows } from '../parts/paying/due-rows.tsx'

interface YourOrderProps {
  readonly cart: Cart
  readonly deliveryDay: string | null
  readonly due: ReturnType<typeof dueOf>
  /** a payment is being chosen or in progress, so the amounts may change */
  readonly isStale: boolean
}

/** The order at the side: its lines, its bill, and the amount left to pay. */
export function YourOrder({ cart, deliveryDay, due, isStale }: YourOrderProps) {
  return (
    <aside className={styles.side} aria-label="Your order">
      <div className={styles.blockHead}>
        <h2>Your order</h2>
        <Link to={hrefs.cart(cart.id)}>Change the bag</Link>
      </div>
      <OrderSummary cart={cart} chosenDay={deliveryDay} />
      <hr className={styles.rule} />
      <Bill cart={cart} isStale={isStale} />
      <DueRows fromCards={due.fromCards} fromCredit={due.fromCredit} left={due.left} />
    </aside>
  )
}
