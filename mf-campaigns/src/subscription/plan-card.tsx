import type { SubscriptionPlan } from '@nukkad/contracts/endpoints/money/subscriptions'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './subscription.module.css'

interface PlanCardProps {
  readonly plan: SubscriptionPlan
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A plan with everything that the subscriber agrees to. */
export function PlanCard({ plan, isChosen, onChoose }: PlanCardProps) {
  const { title, line, billing, price, payNow, every, deliveries, comes, product } = plan
  const isUpfront = billing === 'upfront'
  return (
    <article className={isChosen ? `${styles.plan} ${styles.chosen}` : styles.plan} aria-labelledby={`plan-${plan.id}`}>
      <h3 id={`plan-${plan.id}`} className={styles.planTitle}>
        {title}
      </h3>
      <p className={styles.quiet}>{line}</p>
      <p className={styles.price}>
        <strong>{formatRupees(price)}</strong> <span>{every}</span>
      </p>
      <p className={styles.quiet}>
        {isUpfront
          ? `${deliveries} deliveries, ${formatRupees(payNow)} paid once`
          : `Charged per delivery, up to ${deliveries} times`}
        ; tax and delivery included.
      </p>
      <ul className={styles.comes}>
        {comes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Link className={styles.product} to={hrefs.product(product.slug)}>
        <PictureView picture={product.image} width={56} aspect={0.8} decorative />
        <span>
          {product.title} <span className={styles.quiet}>by {product.merchant}</span>
        </span>
      </Link>
      <details className={styles.terms}>
        <summary>Skip, pause or cancel</summary>
        <p>{plan.skip}</p>
        <p>Pause it for as long as you like: nothing is delivered or charged meanwhile.</p>
        <p>{plan.cancel}</p>
      </details>
      {plan.isAvailable ? (
        <Button wide variant={isChosen ? 'secondary' : 'primary'} aria-pressed={isChosen} onClick={onChoose}>
          {isChosen ? `Chosen: ${title}` : `Take “${title}”`}
        </Button>
      ) : (
        <p className={styles.gone}>{plan.reason}</p>
      )}
    </article>
  )
}
