import { cities, cityCount } from '@nukkad/contracts'
import { defineSlot, hrefs, Link, useRoute, useWebview } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Logo } from '@nukkad/ui/logo'
import { Skyline } from '@nukkad/ui/skyline'
import { drawnBy } from '../parts/drawn-by.ts'
import { OpenInApp } from '../parts/open-in-app.tsx'
import { shownCity } from '../parts/shown-city.ts'
import { AdCard } from './ad-card.tsx'
import styles from './footer.module.css'
import { adQuery, interlinksQuery } from './footer.queries.ts'
import { LinkGroups } from './link-groups.tsx'
import { SlimFooter } from './slim-footer.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { trailOf } from './trail.ts'
import { usePageName } from './use-page-name.ts'

/** Links that people expect in a shop's footer, whatever the editors list beside them. */
const firstLinks = [
  { title: 'About', to: hrefs.policies('about') },
  { title: 'Contact', to: hrefs.policies('contact') },
  { title: 'Sell with us', to: hrefs.sell() },
  { title: 'Help', to: hrefs.support() },
  { title: 'Terms', to: hrefs.policies('terms') },
  { title: 'Accessibility', to: hrefs.policies('accessibility') },
]

/** The footer of every page, and the site's navigation without JavaScript. The mobile app has its own. */
function Footer() {
  const match = useRoute()
  const { isWebview } = useWebview()
  if (isWebview || match?.route.chrome === 'staff' || match?.route.chrome === 'none') return null
  return match?.route.chrome ? <SlimFooter /> : <SiteFooter />
}

function SiteFooter() {
  const match = useRoute()
  const trail = trailOf(match, usePageName())
  return (
    <>
      {match?.route.access === 'public' && <AdCard />}
      <footer id="site-links" className={styles.footer} data-theme="dark">
        <div className={styles.print} aria-hidden="true" />
        <div className={styles.inside}>
          {trail.length > 0 && (
            <Breadcrumbs items={trail} linkAs={Link} label="You are here" className={styles.trail} />
          )}
          <div className={styles.brand}>
            <Logo />
            <p>The street corner, for {cityCount} cities.</p>
            <OpenInApp className={styles.app} />
          </div>
          <nav aria-label="Cities">
            <ul className={styles.cities}>
              {cities.map((city) => (
                <li key={city.slug}>
                  <Link to={hrefs.city(city.slug)} className={styles.city}>
                    <Skyline city={city.slug} size={36} />
                    {city.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <LinkGroups />
          <nav aria-label="About Nukkad" className={styles.wide}>
            <ul className={styles.first}>
              {firstLinks.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.wide}>
            <ThemeChoice />
          </div>
          <p className={styles.last}>
            Prices include GST. Delivered by neighbours and couriers across India; returns within seven days.
          </p>
        </div>
      </footer>
    </>
  )
}

export default defineSlot({
  drawnBy,
  load: ({ query, api, city, params, route }) => {
    if (route?.chrome) return
    const { slug } = shownCity(params, city.slug)
    return Promise.all([
      query.prefetchQuery(interlinksQuery(api, slug)),
      slug === 'all' || route?.access !== 'public' ? undefined : query.prefetchQuery(adQuery(api, slug)),
    ])
  },
  Component: Footer,
})
