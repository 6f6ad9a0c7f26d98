import { defineScreen, hrefs, Link, useCity } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import styles from './not-found.module.css'

/** The page for addresses that lead nowhere: it says so, and offers ways on. */
function NotFoundPage() {
  const { city, slug } = useCity()
  return (
    <Page kind="text" className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>No shop at this corner</h1>
      <p className={styles.text}>
        The page you asked for has moved, closed or never was. The address may have a slip in it. Here is where people
        usually go from here:
      </p>
      <ul className={styles.ways}>
        <li>
          <Link to={city ? hrefs.city(slug) : hrefs.home()}>{city ? `${city.name} today` : 'Pick your city'}</Link>
        </li>
        <li>
          <Link to={hrefs.shop()}>The shop</Link>
        </li>
        <li>
          <Link to={hrefs.newLaunches()}>What is new in the shop</Link>
        </li>
        <li>
          <Link to={hrefs.support()}>Help with an order</Link>
        </li>
      </ul>
      <search>
        <form action={hrefs.shopSearch()} className={styles.search}>
          <label htmlFor="not-found-search">Or search the shop</label>
          <div className={styles.field}>
            <input id="not-found-search" name="q" type="search" autoComplete="off" placeholder="kurta, jhola, chai…" />
            <button type="submit">Search</button>
          </div>
        </form>
      </search>
    </Page>
  )
}

export const screen = defineScreen({
  head: () => ({
    title: 'This page does not exist | Nukkad',
    description: 'Nothing stands at this address.',
    robots: 'noindex',
  }),
  Component: NotFoundPage,
})
