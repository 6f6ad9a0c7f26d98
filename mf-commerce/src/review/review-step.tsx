import type { Address } from '@nukkad/contracts/endpoints/address'
import type { Cart } from '@nukkad/contracts/endpoints/cart'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { AddressText } from '../parts/address/address-text.tsx'
import { Bill } from '../parts/bill/bill.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { CheckoutSteps } from '../parts/checkout-steps/checkout-steps.tsx'
import { OrderSummary } from '../parts/checkout-steps/order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { usePayment } from './use-payment.ts'
import { usePlacing } from './use-placing.ts'

interface ReviewStepProps {
  readonly cart: Cart
  readonly address: Address
}

/** Everything once more before it counts. */
export function ReviewStep({ cart, address }: ReviewStepProps) {
  const payment = usePayment(cart)
  const placing = usePlacing(cart, payment.method)
  const isReady = cart.items.every((line) => line.deliverable && line.is_available) && !cart.is_blocked
  return (
    <div className={styles.page}>
      <CheckoutSteps cartId={cart.id} current="review" />
      <h1 className={styles.title}>One last look</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <section className={styles.block} aria-labelledby="goes-to">
            <div className={styles.blockHead}>
              <h2 id="goes-to">Goes to</h2>
              <Link to={hrefs.checkout(cart.id)}>Change the address</Link>
            </div>
            <div className={styles.card}>
              <AddressText address={address} />
            </div>
          </section>
          <PaymentChoice cart={cart} payment={payment} />
        </div>
        <aside className={styles.side} aria-label="Your order">
          <div className={styles.blockHead}>
            <h2>Your order</h2>
            <Link to={hrefs.cart(cart.id)}>Change the bag</Link>
          </div>
          <OrderSummary cart={cart} />
          <hr className={styles.rule} />
          <Bill cart={cart} isStale={payment.isChoosing || placing.isPlacing} />
        </aside>
        <div className={styles.action}>
          {placing.news && (
            <p role="alert" className={styles.news}>
              {placing.news}
            </p>
          )}
          {placing.problem && (
            <p role="alert" className={styles.alert}>
              {placing.problem}
            </p>
          )}
          {!isReady && (
            <p className={styles.alert}>
              Something in the bag cannot be bought or sent there. <Link to={hrefs.cart(cart.id)}>Look at the bag</Link>
            </p>
          )}
          <Button
            size={48}
            wide
            busy={placing.isPlacing || payment.isChoosing}
            disabled={!isReady || payment.method === null}
            onClick={placing.place}
          >
            {placing.isPlacing
              ? 'Placing your order'
              : `${placing.news ? 'Yes, place' : 'Place'} the order for ${formatRupees(cart.totals.price_paid)}`}
          </Button>
          <p className={styles.quiet}>Free to cancel until it ships. Returns within 7 days.</p>
        </div>
      </div>
    </div>
  )
}
