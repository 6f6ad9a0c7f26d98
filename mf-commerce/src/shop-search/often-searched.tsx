import { Link, useApi, useCity, useQuery } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { defaultSearchQuery } from './default-search.queries.ts'
import styles from './shop-search.module.css'

/** Popular searches, for visitors without search words. */
export function OftenSearched() {
  const { slug } = useCity()
  const { data } = useQuery(defaultSearchQuery(useApi(), slug))
  if (!data) return null
  return (
    <nav className={styles.often} aria-label="Search suggestions">
      <h2 className={styles.small}>Often searched</h2>
      <ul className={styles.categories}>
        {data.popular.map(({ title, href }) => (
          <li key={href}>
            <Chip href={href} linkAs={Link}>
              {title}
            </Chip>
          </li>
        ))}
      </ul>
      {data.categories.length > 0 && (
        <>
          <h2 className={styles.small}>Browse categories</h2>
          <ul className={styles.categories}>
            {data.categories.map(({ title, href }) => (
              <li key={href}>
                <Chip href={href} linkAs={Link}>
                  {title}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
