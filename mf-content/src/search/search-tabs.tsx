import { type SearchTab, searchTabs } from '@nukkad/contracts/endpoints/site/search'
import { formatCount, hrefs, Link } from '@nukkad/platform'
import type { SearchAsk } from './search.queries.ts'
import styles from './search-tabs.module.css'

interface SearchTabsProps {
  readonly ask: Pick<SearchAsk, 'city' | 'q' | 'tab'>
  /** by kind; undefined while nobody knows */
  readonly counts: readonly { readonly value: string; readonly count: number }[] | undefined
}

interface Tab {
  readonly tab: SearchTab | undefined
  readonly title: string
  /** shown only where it has something, or is open */
  readonly isRare?: boolean
}

const tabs: readonly Tab[] = [
  { tab: undefined, title: 'All' },
  { tab: 'places', title: 'Places' },
  { tab: 'posts', title: 'Posts' },
  { tab: 'events', title: 'Events' },
  { tab: 'films', title: 'Films', isRare: true },
  { tab: 'maps', title: 'Maps', isRare: true },
  { tab: 'writers', title: 'Writers', isRare: true },
  { tab: 'offers', title: 'Offers', isRare: true },
  { tab: 'shop', title: 'Shop' },
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
      {tabs.map(({ tab, title, isRare }) => {
        // Without words the shop has its own pages: there is nothing to search in it.
        if (q === '' && tab === 'shop') return null
        if (isRare && tab !== open && countOn(tab, counts ?? []) === 0) return null
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
