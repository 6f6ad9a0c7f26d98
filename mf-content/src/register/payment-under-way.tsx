import type { Registration } from '@nukkad/contracts/endpoints/events/tickets'
import { formatRupees } from '@nukkad/platform'
import { Spinner } from '@nukkad/ui/spinner'
import styles from './register.module.css'

/** A payment that is neither completed nor can be retried here. */
export function PaymentUnderWay({ payment }: { readonly payment: NonNullable<Registration['payment']> }) {
  const isWaiting = payment.next === 'wait'
  return (
    <section className={styles.block} aria-labelledby="payment" aria-busy={isWaiting}>
      <h2 id="payment">{titles[payment.next] ?? 'Your payment'}</h2>
      <p role="status">
        {isWaiting && <Spinner />} {payment.reason ?? `${formatRupees(payment.amount)} is being processed.`}
      </p>
    </section>
  )
}

const titles: Readonly<Partial<Record<NonNullable<Registration['payment']>['next'], string>>> = {
  wait: 'Waiting for your bank',
  refunded: 'Your money is being refunded',
  review: 'We are checking your payment',
}
