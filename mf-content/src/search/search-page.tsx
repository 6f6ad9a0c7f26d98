import { cityInParams, cityOf } from '@nukkad/contracts'
import { defineScreen, hrefs, Link, notFound, prepare, useApi, useParams, useSearchParams } from '@nukkad/platform'
import { useSearchViewed } from '@nukkad/platform/search-viewed'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Page } from '@nukkad/ui/page'
import { Spelling } from '@nukkad/ui/spelling'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { openFeed } from '../parts/feed/feed.queries.ts'
import { FeedView } from '../parts/feed/feed-view.tsx'
import { SortLinks } from '../parts/feed/sort-links.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { HitList } from './hit-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import { askIn, beginningsQuery, resultsQuery } from './search.queries.ts'
import styles from './search-page.module.css'
import { SearchSkeleton } from './search-skeleton.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { WaysToBegin } from './ways-to-begin.tsx'

const nameOf = (city: string) => cityOf(city)?.name ?? 'all our cities'

/** One search across places, posts, events and the shop, with a tab for each. */
function SearchPage() {
  const city = cityInParams(useParams()) ?? 'all'
  const ask = askIn(useSearchParams()[0], city)
  const feed = useFeed(resultsQuery(useApi(), ask))
  const { first, rows, total } = feed
  useSearchViewed({ query: ask.q, of: ask.tab ?? 'all', results: first?.total, narrowed: false })
  const where = nameOf(city)
  const hasSorts = ask.q === '' || (ask.tab !== undefined && ask.tab !== 'shop')
  return (
    <Page>
      <Breadcrumbs
        linkAs={Link}
        items={[{ title: where, href: city === 'all' ? hrefs.home() : hrefs.city(city) }, { title: 'Search' }]}
      />
      <header className={styles.top}>
        <h1>{ask.q ? `“${ask.q}” in ${where}` : `Search ${where}`}</h1>
        {first && ask.q && (
          <Spelling
            q={first.q}
            correctedTo={first.correctedTo}
            didYouMean={first.didYouMean}
            hrefOf={(words) => hrefs.postSearch(city, words, ask.tab)}
            linkAs={Link}
          />
        )}
        {!ask.q && (
          <p className={styles.lead}>
            Places to eat and sit, walks, concerts, guides and things made around the corner: type what you are looking
            for above, in any spelling, in English or Hindi words. Or start here.
          </p>
        )}
        {!ask.q && <WaysToBegin city={city} />}
      </header>
      <div className={styles.bar}>
        <SearchTabs ask={ask} counts={first?.facets.kind} />
        {hasSorts && rows.length > 0 && <SortLinks sort={ask.sort} />}
      </div>
      <FeedView feed={feed} what="The results" empty={<NothingFound ask={ask} counts={first?.facets.kind ?? []} />}>
        <p role="status" className={visuallyHidden}>
          {total} {total === 1 ? 'result' : 'results'}
        </p>
        <HitList hits={rows} />
      </FeedView>
    </Page>
  )
}

export const screen = defineScreen({
  load({ params, url, query, api }) {
    const city = cityInParams(params)
    if (!city) return notFound()
    const ask = askIn(url.searchParams, city)
    return prepare(
      openFeed(query, resultsQuery(api, ask)),
      ...(ask.q === '' ? [query.prefetchQuery(beginningsQuery(api, city))] : []),
    )
  },
  head({ params, url }) {
    const city = cityInParams(params) ?? 'all'
    const ask = askIn(url.searchParams, city)
    const { q } = ask
    const where = nameOf(city)
    return {
      title: q ? `“${q}” in ${where} | Nukkad` : `Search ${where} | Nukkad`,
      description: `Places, events, guides and things to buy in ${where}${q ? ` for “${q}”` : ''}: one search over the whole city and its shop.`,
      canonical: hrefs.postSearch(city, q),
      // Search result pages are unlimited in number, so they are not indexed; crawlers only follow their links.
      robots: 'noindex, follow',
    }
  },
  Skeleton: SearchSkeleton,
  Component: SearchPage,
})
