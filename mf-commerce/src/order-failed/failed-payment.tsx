import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { formatRupees, hrefs, Link, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Bill } from '../parts/bill/bill.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { OrderSummary } from '../parts/checkout-steps/order-summary.tsx'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { dueOf, isOpenWith, usesOf } from '../parts/paying/due.ts'
import { DueRows } from '../parts/paying/due-rows.tsx'
import { PayAction } from '../parts/paying/pay-action.tsx'
import { useDeliveryDay } from '../parts/paying/use-delivery-day.ts'
import { useFlow } from '../parts/paying/use-flow.ts'
import { useGiftNote } from '../parts/paying/use-gift-note.ts'
import { usePaying } from '../parts/paying/use-paying.ts'
import failed from './order-failed.module.css'

interface FailedPaymentProps {
  readonly cart: Cart
  readonly transaction: Transaction | null
}

/**
 * One button retries with the same method, another switches to paying on delivery; the cart is shown unchanged beside
 * them.
 */
export function FailedPayment({ cart, transaction }: FailedPaymentProps) {
  const flow = useFlow()
  const track = useTrack()
  useToldOnce(transaction?.transactionId ?? '', cart, () => track('ORDER_FAILED', {}))
  const page = flow.failed(cart.id, transaction?.transactionId ?? '')
  const paying = usePaying(cart, () => page)
  const uses = usesOf(transaction)
  const gift = useGiftNote(cart.id, transaction?.gift_note ?? null)
  const { day: deliveryDay } = useDeliveryDay(cart.id, transaction?.delivery_day ?? null)
  const rest = { useCredit: uses.credit, useGiftCards: uses.giftCards, giftNote: gift.note, deliveryDay }
  const due = dueOf(cart, uses, 'razorpay')
  const atTheDoor = dueOf(cart, uses, 'cashondelivery').left
  const cash = cart.payment_options.find(({ method }) => method === 'cashondelivery')
  const takesCash = cash !== undefined && isOpenWith(cash, uses) && gift.note === null
  const online = cart.payment_options.find(({ method }) => method === 'razorpay')
  // The bill has it only once paying online was chosen.
  const onlineDiscount = cart.totals.online_payment_discount > 0 ? 0 : (online?.discount ?? 0)
  const isReady = cart.items.every((line) => line.deliverable && line.is_available) && !cart.is_blocked
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>The payment did not go through</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <section className={failed.why} aria-label="What happened">
            <p className={failed.reason}>{transaction?.reason ?? 'The bank did not say why.'}</p>
            <p>
              Your bag and your address are kept. If money left your account, it will be refunded automatically within 5
              to 7 working days.
            </p>
          </section>
          {cash && !takesCash && cash.reason && <p className={styles.quiet}>{cash.reason}</p>}
        </div>
        <aside className={styles.side} aria-label="Your order">
          <div className={styles.blockHead}>
            <h2>Your bag is kept</h2>
            <Link to={hrefs.cart(cart.id)}>Change the bag</Link>
          </div>
          <OrderSummary cart={cart} chosenDay={deliveryDay} />
          <hr className={styles.rule} />
          <Bill cart={cart} isStale={paying.phase !== 'idle'} />
          <DueRows fromCards={due.fromCards} fromCredit={due.fromCredit} left={due.left} />
          {onlineDiscount > 0 && (
            <p className={styles.quiet}>Paying online takes {formatRupees(onlineDiscount)} off.</p>
          )}
        </aside>
        <div className={styles.action}>
          {!isReady && (
            <p className={styles.alert}>
              An item in your bag is no longer available. <Link to={hrefs.cart(cart.id)}>View your bag</Link>
            </p>
          )}
          <PayAction
            paying={paying}
            cartId={cart.id}
            checkout={flow.checkout(cart.id)}
            isDisabled={!isReady || online?.isAvailable === false}
            label={`Try again: pay ${formatRupees(due.left)}`}
            onPay={() => paying.pay({ method: 'razorpay', ...rest }, due.left)}
          />
          {takesCash && (
            <Button
              variant="secondary"
              size={48}
              wide
              busy={paying.phase !== 'idle'}
              disabled={!isReady}
              onClick={() => paying.pay({ method: 'cashondelivery', ...rest }, atTheDoor)}
            >
              Pay {formatRupees(atTheDoor)} on delivery instead
            </Button>
          )}
          <p className={styles.quiet}>
            <Link to={flow.review(cart.id)}>Back to the review</Link>, for another address, day, coupon or way of
            paying.
          </p>
        </div>
      </div>
    </div>
  )
}
