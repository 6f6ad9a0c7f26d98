import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { formatRupees, formatTime, hrefs, Link } from '@nukkad/platform'
import type { NextStep } from '@nukkad/platform/paying'
import { ButtonLink } from '@nukkad/ui/button'
import { Steps } from '@nukkad/ui/steps'
import { useFlow } from '../parts/paying/use-flow.ts'
import { stateWords } from './state-words.ts'
import styles from './transaction-track.module.css'

interface PaymentStateProps {
  readonly transaction: Transaction
  readonly next: NextStep
  /** when the server was last asked, as a timestamp in milliseconds */
  readonly askedAt: number
}

/** The state of the payment, what happens next, and what the buyer can do meanwhile. */
export function PaymentState({ transaction, next, askedAt }: PaymentStateProps) {
  const flow = useFlow()
  const { title, text, steps, broken } = stateWords[next]
  const { cartId, transactionId, amount, reason } = transaction
  const done = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <div className={styles.page}>
      <div className={styles.panel} role="status">
        <p className={styles.kicker}>{formatRupees(amount)}, by online payment</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{reason ?? text}</p>
        {next === 'wait' && (
          <>
            <span className={styles.bar} aria-hidden="true" />
            <p className={styles.asked}>
              Checked at {formatTime(new Date(askedAt).toISOString())}. We check again every few seconds.
            </p>
          </>
        )}
      </div>
      <section className={styles.next} aria-labelledby="what-next">
        <h2 id="what-next">What happens now</h2>
        <Steps items={steps.map((step, at) => ({ ...step, isBroken: broken && at === done }))} />
      </section>
      <div className={styles.actions}>
        {next === 'pay' && cartId && (
          <ButtonLink href={flow.review(cartId, transactionId)} linkAs={Link} size={48}>
            Continue payment
          </ButtonLink>
        )}
        {next === 'retry' && (
          <ButtonLink href={hrefs.cart(cartId)} linkAs={Link} size={48}>
            Back to the bag
          </ButtonLink>
        )}
        {next === 'refunded' && (
          <ButtonLink href={hrefs.shop()} linkAs={Link} size={48}>
            Find similar products
          </ButtonLink>
        )}
        <ButtonLink href={hrefs.orderHistory()} linkAs={Link} variant="secondary" size={48}>
          Your orders
        </ButtonLink>
      </div>
      <p className={styles.number}>
        Payment {transactionId}. Quote this number if you contact us: <Link to={hrefs.support()}>customer support</Link>
        .
      </p>
    </div>
  )
}
