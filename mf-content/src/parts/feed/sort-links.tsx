import { Link, useLocation } from '@nukkad/platform'
import styles from './sort-links.module.css'

interface SortLinksProps {
  /** value of the current sort order */
  readonly sort: number
  readonly label?: string
}

const sorts = [
  { value: 10, title: 'Popular' },
  { value: 20, title: 'Latest' },
] as const

/** Links to the two sort orders of a landing page in the spec; popular is the default and not in the URL. */
export function SortLinks({ sort, label = 'Sort by' }: SortLinksProps) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label} className={styles.sorts}>
      {sorts.map(({ value, title }) => {
        const params = new URLSearchParams(search)
        params.delete('page')
        if (value === 10) params.delete('sort')
        else params.set('sort', 'latest')
        const text = params.toString()
        return (
          <Link
            key={value}
            to={text ? `${pathname}?${text}` : pathname}
            keepScroll
            replace
            aria-current={value === sort ? 'true' : undefined}
            className={styles.sort}
          >
            {title}
          </Link>
        )
      })}
    </nav>
  )
}

/** The sort order in the URL, by name or by the spec's number; 10 (popular) by default. */
export function sortIn(search: URLSearchParams): 10 | 20 {
  const sort = search.get('sort')
  return sort === 'latest' || sort === '20' ? 20 : 10
}
