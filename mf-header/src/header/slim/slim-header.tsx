import type { RouteMatch } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { Logo } from '@nukkad/ui/logo'
import { CheckoutSteps } from './checkout-steps.tsx'
import styles from './slim.module.css'

/** The header for paying, booking and showing tickets: the home link, the progress, and help, without distractions. */
export function SlimHeader({ match }: { readonly match: RouteMatch }) {
  return (
    <header className={styles.header} data-variant={match.route.chrome}>
      <div className={styles.row}>
        <Link to={hrefs.home()} className={styles.logo} aria-label="Nukkad, home">
          <Logo className={styles.sign} />
        </Link>
        {match.route.chrome === 'booking' ? (
          <p className={styles.title}>{match.route.name === 'lbb-access-counter' ? 'Counter' : 'Tickets'}</p>
        ) : (
          <CheckoutSteps match={match} />
        )}
        <Link to={hrefs.support()} className={styles.help}>
          Help
        </Link>
      </div>
    </header>
  )
}
