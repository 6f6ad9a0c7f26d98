import type { RouteMatch } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import styles from './checkout-steps.module.css'

interface Step {
  readonly name: string
  /** the link back to the step, once it is completed */
  readonly to?: string
}

/** The checkout steps, and which of them the page is; undefined for other pages. */
function stepsOf(match: RouteMatch): { readonly steps: readonly Step[]; readonly now: number } | undefined {
  const { name } = match.route
  const cartId = match.params.id ?? match.params.cartId
  if (cartId === undefined) return undefined
  const cart = { name: 'Bag', to: hrefs.cart(cartId) }
  if (name === 'checkout' || name === 'web-checkout')
    return { steps: [cart, { name: 'Address' }, { name: 'Pay' }], now: 1 }
  const address = name === 'review' ? hrefs.nativeCheckout(cartId) : hrefs.checkout(cartId)
  return { steps: [cart, { name: 'Address', to: address }, { name: 'Pay' }], now: 2 }
}

/** The progress of the checkout, with links back to completed steps. */
export function CheckoutSteps({ match }: { readonly match: RouteMatch }) {
  const found = stepsOf(match)
  if (!found) return null
  return (
    <nav aria-label="Steps to your order">
      <ol className={styles.steps}>
        {found.steps.map(({ name, to }, at) => (
          <li key={name} className={styles.step} aria-current={at === found.now ? 'step' : undefined}>
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
