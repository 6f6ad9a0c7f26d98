import { Link, useApi, useQuery } from '@nukkad/platform'
import { useShownCity } from '../parts/shown-city.ts'
import { interlinksQuery } from './footer.queries.ts'
import styles from './link-groups.module.css'

/**
 * The groups of links for a city. On a phone each is folded under its name, without JavaScript: an open `<details>`
 * shows the list that follows it, so that a wide screen has the same list under a plain heading.
 */
export function LinkGroups() {
  const { slug } = useShownCity()
  const { data: groups = [] } = useQuery(interlinksQuery(useApi(), slug))
  return (
    <nav aria-label="More of Nukkad" className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2 className={styles.title}>{group.title}</h2>
          <details className={styles.fold}>
            <summary>{group.title}</summary>
          </details>
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
  )
}
