import { defineSlot, hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { Logo } from '@nukkad/ui/logo'
import { shownCity, useShownCity } from '../parts/shown-city.ts'
import { AccountMenu } from './account-menu.tsx'
import { BagLink } from './bag-link.tsx'
import { CityButton } from './city-button.tsx'
import styles from './header.module.css'
import { navigationQuery } from './header.queries.ts'
import { MenuButton } from './menu-button.tsx'
import { SearchForm } from './search-form.tsx'
import { SiteNav } from './site-nav.tsx'

/** Stands above every page: whole as the server sends it, so that links and search work before any script does. */
function Header() {
  const api = useApi()
  const { slug } = useShownCity()
  const { data } = useQuery(navigationQuery(api, slug))
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <MenuButton items={data?.mobile ?? []} />
          <Link to={slug === 'all' ? hrefs.home() : hrefs.city(slug)} className={styles.logo} aria-label="Nukkad, home">
            <Logo />
          </Link>
          <div className={styles.beside}>
            <CityButton />
            <SearchForm placeholder="Search kurtas, chai, gifts…" />
          </div>
          <div className={styles.end}>
            <AccountMenu />
            <BagLink />
          </div>
        </div>
        <SiteNav items={data?.desktop ?? []} />
      </header>
      <div className={styles.below}>
        <CityButton />
        <SearchForm placeholder="Search the shop" />
      </div>
    </>
  )
}

export default defineSlot({
  // The page is worth sending without its navigation, so a failure is not passed on.
  load: ({ query, api, city, params }) => query.prefetchQuery(navigationQuery(api, shownCity(params, city.slug).slug)),
  Component: Header,
})
