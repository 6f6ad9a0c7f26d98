import { type SearchTab, searchTabs } from '@nukkad/contracts/endpoints/site/search'
import { formatCount, hrefs, Link } from '@nukkad/platform'
import type { SearchAsk } from './search.queries.ts'
import styles from './search-tabs.module.css'

interface SearchTabsProps {
  readonly ask: Pick<SearchAsk, 'city' | 'q' | 'tab'>
  /** by kind; undefined until known */
  readonly counts: readonly { readonly value: string; readonly count: number }[] | undefined
}

interface Tab {
  readonly tab: SearchTab | undefined
  readonly title: string
  /** shown only if it has results or is open */
  readonly isRare?: boolean
}

const tabs: readonly Tab[] = [
  { tab: undefined, title: 'All' },
  { tab: 'places', title: 'Places' },
  { tab: 'posts', title: 'Posts' },
  { tab: 'events', title: 'Events' },
  { tab: 'films', title: 'Videos', isRare: true },
  { tab: 'maps', title: 'Maps', isRare: true },
  { tab: 'writers', title: 'Writers', isRare: true },
  { tab: 'offers', title: 'Offers', isRare: true },
  { tab: 'shop', title: 'Shop' },
]

/** The number of results on a tab. */
export const countOn = (tab: SearchTab | undefined, counts: NonNullable<SearchTabsProps['counts']>): number =>
  counts.reduce(
    (sum, { value, count }) => (!tab || (searchTabs[tab] as readonly string[]).includes(value) ? sum + count : sum),
    0,
  )

/** The kinds of results with their counts; every tab has its own URL. */
export function SearchTabs({ ask: { city, q, tab: open }, counts }: SearchTabsProps) {
  return (
    <nav aria-label="Kinds of results" className={styles.tabs}>
      {tabs.map(({ tab, title, isRare }) => {
        // Without search words there is nothing to search in the shop, which has its own pages.
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
