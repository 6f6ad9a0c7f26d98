import { hrefs, Link, useHasPrevious, useNavigate } from '@nukkad/platform'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronLeft } from '@nukkad/ui/icons'
import { Logo } from '@nukkad/ui/logo'
import { useShownCity } from '../../parts/shown-city.ts'
import { CartLink } from '../cart-link.tsx'
import styles from './slim.module.css'

/** The header inside the mobile app, which has its own menus and session: a back button and the cart. */
export function AppHeader() {
  const navigate = useNavigate()
  const hasPrevious = useHasPrevious()
  const { slug } = useShownCity()
  const home = slug === 'all' ? hrefs.home() : hrefs.city(slug)
  return (
    <header className={styles.header} data-variant="app">
      <div className={styles.row}>
        <IconButton
          label="Back"
          icon={<IconChevronLeft size={24} aria-hidden="true" />}
          onClick={() => (hasPrevious() ? navigate(-1) : navigate(home))}
        />
        <Link to={home} className={styles.logo} aria-label="Nukkad, home">
          <Logo />
        </Link>
        <CartLink />
      </div>
    </header>
  )
}
