import { defineScreen, hrefs, Link, useCity } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import styles from './not-found.module.css'
import { PopularPlaces } from './popular-places.tsx'

/** The page for unknown URLs: it says so, and offers links to go on. */
function NotFoundPage() {
  const { city, slug } = useCity()
  return (
    <Page className={styles.page}>
      <div className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>No shop at this corner</h1>
        <p className={styles.text}>
          The page you asked for has moved or does not exist. Check the address, or try one of these:
        </p>
        <ul className={styles.ways}>
          <li>
            <Link to={city ? hrefs.city(slug) : hrefs.home()}>{city ? `${city.name} today` : 'Pick your city'}</Link>
          </li>
          <li>
            <Link to={hrefs.aroundYou(slug)}>What is around you</Link>
          </li>
          <li>
            <Link to={hrefs.cityEvents(slug)}>What is on this week</Link>
          </li>
          <li>
            <Link to={hrefs.shop()}>The shop</Link>
          </li>
          <li>
            <Link to={hrefs.support()}>Help with an order</Link>
          </li>
        </ul>
        <search>
          <form action={hrefs.postSearch(slug)} className={styles.search}>
            <label htmlFor="not-found-search">Or search {city ? city.name : 'all cities'}</label>
            <div className={styles.field}>
              <input
                id="not-found-search"
                name="q"
                type="search"
                autoComplete="off"
                placeholder="chai, jazz, Hauz Khas…"
              />
              <button type="submit">Search</button>
            </div>
          </form>
        </search>
      </div>
      <PopularPlaces />
    </Page>
  )
}

export const screen = defineScreen({
  head: () => ({
    title: 'This page does not exist | Nukkad',
    description: 'There is no page at this address.',
    robots: 'noindex',
  }),
  Component: NotFoundPage,
})
