import { type SearchTab, searchTabs } from '@nukkad/contracts/endpoints/search'
import { formatCount, hrefs, Link } from '@nukkad/platform'
import type { SearchAsk } from './search.queries.ts'
import styles from './search-tabs.module.css'

interface SearchTabsProps {
  readonly ask: Pick<SearchAsk, 'city' | 'q' | 'tab'>
  /** by kind; undefined while nobody knows */
  readonly counts: readonly { readonly value: string; readonly count: number }[] | undefined
}

const titles: readonly (readonly [tab: SearchTab | undefined, title: string])[] = [
  [undefined, 'All'],
  ['places', 'Places'],
  ['posts', 'Posts'],
  ['events', 'Events'],
  ['shop', 'Shop'],
]

/** How many finds stand on a tab. */
export const countOn = (tab: SearchTab | undefined, counts: NonNullable<SearchTabsProps['counts']>): number =>
  counts.reduce(
    (sum, { value, count }) => (!tab || (searchTabs[tab] as readonly string[]).includes(value) ? sum + count : sum),
    0,
  )

/** The kinds of finds with how many there are of each; every tab is an address. */
export function SearchTabs({ ask: { city, q, tab: open }, counts }: SearchTabsProps) {
  return (
    <nav aria-label="Kinds of results" className={styles.tabs}>
      {titles.map(([tab, title]) => {
        // Without words the shop has its own pages: there is nothing to search in it.
        if (q === '' && tab === 'shop') return null
        return (
          <Link
            key={title}
            to={hrefs.postSearch(city, q, tab)}
            keepScroll
            aria-current={tab === open ? 'page' : undefined}
            className={styles.tab}
          >
            {title}
            {counts && <span className={styles.count}>{formatCount(countOn(tab, counts))}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
