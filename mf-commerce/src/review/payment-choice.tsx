import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees } from '@nukkad/platform'
import { RadioGroup } from '@nukkad/ui/radio-group'
import styles from '../parts/checkout-steps/checkout.module.css'
import { isOpenWith, type Uses } from '../parts/paying/due.ts'
import type { Payment } from './use-payment.ts'

interface PaymentChoiceProps {
  readonly cart: Cart
  readonly payment: Payment
  readonly uses: Uses
  /** A gift is not paid for at the door. */
  readonly isGift: boolean
}

const hints: Readonly<Record<PaymentMethod, string>> = {
  razorpay: 'UPI, card, netbanking or wallet, with Razorpay',
  cashondelivery: 'Cash or UPI to the courier on delivery',
  free: 'Already fully covered',
}

/** The payment methods. An unavailable one is shown with the reason. */
export function PaymentChoice({ cart, payment, uses, isGift }: PaymentChoiceProps) {
  const options = cart.payment_options
    .filter(({ method, isAvailable }) => method !== 'free' || isAvailable)
    .map((option) => {
      const isForOthers = isGift && option.method === 'cashondelivery'
      const isOpen = isOpenWith(option, uses) && !isForOthers
      const reason = isForOthers ? 'A gift is paid for online.' : whyNot(option)
      return { value: option.method, label: option.title, disabled: !isOpen, hint: isOpen ? hintOf(option) : reason }
    })
  const isNone = options.every((option) => option.disabled)
  return (
    <section className={styles.block} aria-label="Payment">
      <RadioGroup
        label="How will you pay?"
        name="payment"
        options={options}
        value={payment.method ?? ''}
        error={payment.problem}
        onChange={(value) => {
          const option = cart.payment_options.find(({ method }) => method === value)
          if (option) payment.choose(option.method)
        }}
      />
      {isNone && <p className={styles.alert}>You can’t pay for this bag right now. See the reasons above.</p>}
    </section>
  )
}

type Option = Cart['payment_options'][number]

const hintOf = ({ method, discount }: Option) =>
  `${hints[method]}${discount > 0 ? `. ${formatRupees(discount)} off with this method` : ''}`

const whyNot = ({ reason, onlyWithCredit }: Option) =>
  `${reason ?? 'Not available for this bag.'}${onlyWithCredit ? ' It becomes available once you use your balance above.' : ''}`
