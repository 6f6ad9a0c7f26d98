import { hrefs, Link } from '@nukkad/platform'
import styles from '../parts/checkout-steps/checkout.module.css'

/** The terms that the buyer agrees to, in short. */
export const Terms = () => (
  <p className={styles.quiet}>
    Free to cancel until it ships. Most things can be returned within 7 days of delivery; personalised and perishable
    things only if they arrive damaged. With the order you agree to our{' '}
    <Link to={hrefs.policies()}>terms and policies</Link>.
  </p>
)
