import { cities } from '@nukkad/contracts'
import { defineSlot, hrefs, Link, useApi, useQuery, useRoute } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Logo } from '@nukkad/ui/logo'
import { Skyline } from '@nukkad/ui/skyline'
import { shownCity, useShownCity } from '../parts/shown-city.ts'
import { AdCard } from './ad-card.tsx'
import styles from './footer.module.css'
import { adQuery, interlinksQuery } from './footer.queries.ts'
import { trailOf } from './trail.ts'
import { usePageName } from './use-page-name.ts'

/** Stands below every page, and is the site's navigation where no script runs. */
function Footer() {
  const api = useApi()
  const { slug } = useShownCity()
  const { data: groups = [] } = useQuery(interlinksQuery(api, slug))
  const trail = trailOf(useRoute(), usePageName())
  return (
    <>
      <AdCard />
      <footer id="site-links" className={styles.footer} data-theme="dark">
        <div className={styles.print} aria-hidden="true" />
        <div className={styles.inside}>
          {trail.length > 0 && (
            <Breadcrumbs items={trail} linkAs={Link} label="You are here" className={styles.trail} />
          )}
          <div className={styles.brand}>
            <Logo />
            <p>The street corner, for eight cities.</p>
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
          <nav aria-label="More of Nukkad" className={styles.groups}>
            {groups.map((group) => (
              <section key={group.title}>
                <h2 className={styles.title}>{group.title}</h2>
                <ul className={styles.links}>
                  {group.links.map((link) => (
                    <li key={link.url}>
                      <Link to={link.url} className={styles.link}>
                        {link.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <p className={styles.last}>
            Prices include GST. Delivered by neighbours and couriers across India; seven days to send it back.
          </p>
        </div>
      </footer>
    </>
  )
}

export default defineSlot({
  drawnBy: ({ pathname }) => pathname,
  load: ({ query, api, city, params }) => {
    const { slug } = shownCity(params, city.slug)
    return Promise.all([
      query.prefetchQuery(interlinksQuery(api, slug)),
      slug === 'all' ? undefined : query.prefetchQuery(adQuery(api, slug)),
    ])
  },
  Component: Footer,
})
