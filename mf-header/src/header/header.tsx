import { defineSlot, hrefs, Link, useApi, useQuery, useRoute, useSettings, useWebview } from '@nukkad/platform'
import { lazyPart } from '@nukkad/platform/lazy-part'
import { atNextTouch } from '@nukkad/platform/next-touch'
import { Logo } from '@nukkad/ui/logo'
import { useEffect } from 'react'
import { drawnBy } from '../parts/drawn-by.ts'
import { isFramedByApp } from '../parts/framed-by-app.ts'
import { OpenInApp } from '../parts/open-in-app.tsx'
import { shownCity, useShownCity } from '../parts/shown-city.ts'
import { AccountMenu } from './account/account-menu.tsx'
import { CouponStrip } from './banners/coupon-strip.tsx'
import { HeaderBanner } from './banners/header-banner.tsx'
import { CartLink } from './cart-link.tsx'
import { CityButton } from './city-button.tsx'
import styles from './header.module.css'
import { couponQuery, headerBannerQuery, navigationQuery } from './header.queries.ts'
import { MenuButton } from './navigation/menu-button.tsx'
import { SecondaryNav } from './navigation/secondary-nav.tsx'
import { headerRules } from './page-rules.ts'
import { SearchForm } from './search/search-form.tsx'
import { SiteNav } from './site-nav/site-nav.tsx'
import slim from './slim/slim.module.css'
import WithoutScripts from './without-scripts.noscript.tsx'

const SlimHeader = lazyPart(
  async () => (await import('./slim/slim-headers.tsx')).SlimHeaders,
  <header className={slim.header} aria-busy>
    <div className={slim.row} />
  </header>,
)

/**
 * The site's header above every page, rendered in full on the server, so that links and search work before scripts do.
 */
function Header() {
  return (
    <>
      <FittingHeader />
      <noscript>
        <WithoutScripts />
      </noscript>
    </>
  )
}

function FittingHeader() {
  const match = useRoute()
  const { isWebview } = useWebview()
  // Few pages have a slim header, and a visitor has to interact with this page before reaching one.
  useEffect(() => atNextTouch(() => void SlimHeader.ready().catch(() => {})), [])
  if (isWebview) return isFramedByApp(match) ? null : <SlimHeader match={undefined} />
  if (!match?.route.chrome) return <SiteHeader />
  return match.route.chrome === 'none' ? null : <SlimHeader match={match} />
}

function SiteHeader() {
  const api = useApi()
  const { slug } = useShownCity()
  const { isFestive } = useSettings()
  // The next city's links replace these: a row that is empty meanwhile would move the page.
  const { data } = useQuery({ ...navigationQuery(api, slug), placeholderData: (before) => before })
  const { variant, bannerPage, hasSecondaryNav, hasCallToAction, hasCoupon } = headerRules(useRoute())
  return (
    <>
      {hasCoupon && <CouponStrip />}
      <header className={styles.header} data-variant={variant}>
        <div className={styles.row}>
          <MenuButton />
          <Link to={slug === 'all' ? hrefs.home() : hrefs.city(slug)} className={styles.logo} aria-label="Nukkad, home">
            <Logo isFestive={isFestive} />
          </Link>
          <div className={styles.beside}>
            <CityButton />
            <SearchForm placeholder="Places, events, kurtas, chai…" />
          </div>
          <div className={styles.end}>
            {hasCallToAction && <OpenInApp className={styles.cta} />}
            <AccountMenu />
            <CartLink />
          </div>
        </div>
        <SiteNav tabs={data?.tabs ?? []} />
      </header>
      <section className={styles.below} aria-label="City and search">
        <CityButton />
        <SearchForm placeholder="Search Nukkad" />
      </section>
      {hasSecondaryNav && <SecondaryNav links={data?.categories ?? []} />}
      {bannerPage && <HeaderBanner key={`${bannerPage} ${slug}`} page={bannerPage} />}
    </>
  )
}

export default defineSlot({
  drawnBy,
  // The page is usable without any of these, so failures are ignored.
  load: ({ query, api, city, params, route }) => {
    if (route?.chrome) return SlimHeader.ready()
    const { slug } = shownCity(params, city.slug)
    const { bannerPage } = headerRules(route && { route, params })
    return Promise.all([
      query.prefetchQuery(navigationQuery(api, slug)),
      query.prefetchQuery(couponQuery(api, slug)),
      bannerPage && query.prefetchQuery(headerBannerQuery(api, slug, bannerPage)),
    ])
  },
  Component: Header,
})
