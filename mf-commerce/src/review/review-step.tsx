import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { hrefs, Link, useTrack } from '@nukkad/platform'
import { useRef, useState } from 'react'
import { AddressText } from '../parts/address/address-text.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { billProps } from '../parts/measuring/event-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { dueOf, usesOf } from '../parts/paying/due.ts'
import { PayAction } from '../parts/paying/pay-action.tsx'
import { useFlow } from '../parts/paying/use-flow.ts'
import { useGiftNote } from '../parts/paying/use-gift-note.ts'
import { usePaying } from '../parts/paying/use-paying.ts'
import { DayChoice } from './day-choice.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { payLabel } from './pay-label.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { Terms } from './terms.tsx'
import { useDayChoice } from './use-day-choice.ts'
import { usePayment } from './use-payment.ts'
import { WalletChoice } from './wallet-choice.tsx'
import { YourOrder } from './your-order.tsx'

interface ReviewStepProps {
  readonly cart: Cart
  readonly address: Address
  /** a payment that was in progress when the page was reloaded, and failed */
  readonly ended: Transaction | null
}

/** The last step before paying, with everything to check once more. */
export function ReviewStep({ cart, address, ended }: ReviewStepProps) {
  const flow = useFlow()
  const track = useTrack()
  useToldOnce(cart.id, cart, (chosen) => track('SHIPPING_DONE', billProps(chosen)))
  const [uses, setUses] = useState(() => usesOf(ended))
  const gift = useGiftNote(cart.id, ended?.gift_note ?? null)
  const when = useDayChoice(cart.id, ended?.delivery_day ?? null)
  const giver = useRef<HTMLInputElement>(null)
  const [isPressed, setPressed] = useState(false)
  const { isGift } = gift.input
  const payment = usePayment(cart, uses, isGift)
  const paying = usePaying(cart, (transactionId) => flow.review(cart.id, transactionId))
  const due = dueOf(cart, uses, payment.method)
  const isCovered = due.left === 0
  const isReady = cart.items.every((line) => line.deliverable && line.is_available) && !cart.is_blocked
  // An order fully covered by the wallet needs no payment method; the server checks that too.
  const method = isCovered ? (payment.method ?? (cart.totals.price_paid === 0 ? 'free' : 'razorpay')) : payment.method
  const isReloaded = ended !== null && paying.phase === 'idle' && !paying.news
  function pay() {
    setPressed(true)
    if (when.isMissing || when.isLapsed) return when.select.current?.focus()
    if (gift.isNameMissing) return giver.current?.focus()
    const { credit: useCredit, giftCards: useGiftCards } = uses
    if (method) paying.pay({ method, useCredit, useGiftCards, giftNote: gift.note, deliveryDay: when.day }, due.left)
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>One last look</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <GoesTo address={address} checkout={flow.checkout(cart.id)} />
          <DayChoice cart={cart} choice={when} error={when.problem(isPressed)} />
          <GiftChoice
            gift={gift}
            nameRef={giver}
            error={isPressed && gift.isNameMissing ? 'Please say who it is from.' : undefined}
          />
          <WalletChoice cart={cart} usable={due} uses={uses} onUse={setUses} />
          {isCovered ? (
            <p className={styles.card}>Nothing left to pay. Just place the order.</p>
          ) : (
            <PaymentChoice cart={cart} payment={payment} uses={uses} isGift={isGift} />
          )}
        </div>
        <YourOrder
          cart={cart}
          deliveryDay={when.day}
          due={due}
          isStale={payment.isChoosing || paying.phase !== 'idle'}
        />
        <div className={styles.action}>
          {!isReady && <NotReady cart={cart} />}
          {isReloaded && (
            <p className={styles.news}>Your payment was interrupted, and nothing was charged. Your bag is unchanged.</p>
          )}
          <PayAction
            paying={paying}
            cartId={cart.id}
            checkout={flow.checkout(cart.id)}
            isDisabled={!isReady || method === null}
            isWaiting={payment.isChoosing}
            label={payLabel({ method, left: due.left, isAsked: paying.news?.code === 'price_changed' })}
            onPay={pay}
          />
          <Terms />
        </div>
      </div>
    </div>
  )
}

const GoesTo = ({ address, checkout }: { readonly address: Address; readonly checkout: string }) => (
  <section className={styles.block} aria-labelledby="goes-to">
    <div className={styles.blockHead}>
      <h2 id="goes-to">Goes to</h2>
      <Link to={checkout}>Change the address</Link>
    </div>
    <div className={styles.card}>
      <AddressText address={address} />
    </div>
  </section>
)

/** Why the order cannot be placed as it is. */
const NotReady = ({ cart }: { readonly cart: Cart }) => (
  <p className={styles.alert}>
    {cart.is_blocked ? (
      'We’re unable to process your order right now but will be back soon! In the meantime keep browsing + saving items to get later!'
    ) : (
      <>
        An item in your bag is unavailable or can’t be delivered there.{' '}
        <Link to={hrefs.cart(cart.id)}>View your bag</Link>
      </>
    )}
  </p>
)
