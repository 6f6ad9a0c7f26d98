import type { Order } from '@nukkad/contracts/endpoints/orders'
import { formatDay, formatTime } from '@nukkad/platform'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './order-details.module.css'

/** The way of a parcel, what is behind it filled in. */
export function OrderSteps({ steps }: Pick<Order, 'steps'>) {
  const current = steps.findLastIndex((step) => step.done)
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li
          key={step.label}
          className={styles.step}
          data-done={step.done || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.stepName}>
            {step.label}
            <VisuallyHidden>{step.done ? ', done' : ', still to come'}</VisuallyHidden>
          </span>
          {step.at && (
            <span className={styles.quiet}>
              {formatDay(step.at)}, {formatTime(step.at)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
