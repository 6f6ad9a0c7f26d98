import { hrefs, Link } from '@nukkad/platform'
import styles from './checkout-steps.module.css'

interface CheckoutStepsProps {
  readonly cartId: string
  readonly current: 'address' | 'review'
  /** the address of the first step in this flow */
  readonly checkout: string
}

/** Where one is on the way from bag to order, with ways back. */
export function CheckoutSteps({ cartId, current, checkout }: CheckoutStepsProps) {
  const steps = [
    { name: 'Bag', to: hrefs.cart(cartId) },
    { name: 'Address', to: current === 'review' ? checkout : undefined },
    { name: 'Review and pay', to: undefined },
  ]
  const now = current === 'address' ? 1 : 2
  return (
    <nav aria-label="Steps to your order">
      <ol className={styles.steps}>
        {steps.map(({ name, to }, at) => (
          <li key={name} className={styles.step} aria-current={at === now ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            {to ? <Link to={to}>{name}</Link> : name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
