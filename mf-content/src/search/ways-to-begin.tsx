import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { beginningsQuery } from './search.queries.ts'
import styles from './ways-to-begin.module.css'

/** Popular searches in the city, its neighbourhoods and its shop. */
export function WaysToBegin({ city }: { readonly city: string }) {
  const { data } = useQuery(beginningsQuery(useApi(), city))
  if (!data) return null
  const { popular, localities, tags } = data
  return (
    <nav aria-label="Search suggestions" className={styles.ways}>
      <Row title="Often searched" links={popular} />
      <Row title="Neighbourhoods" links={localities} />
      <Row title="Moods" links={tags} />
      <p className={styles.shop}>
        Looking for something to take home? <Link to={hrefs.shopSearch()}>Search the shop</Link>
      </p>
    </nav>
  )
}

function Row({ title, links }: { readonly title: string; readonly links: readonly { title: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Chip href={link.href} linkAs={Link}>
              {link.title}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
