import { Link } from '@nukkad/platform'
import { Section } from '@nukkad/ui/section'
import type { HomePage } from '../home.queries.ts'
import styles from './locality-list.module.css'

export function LocalityList({ localities }: { localities: HomePage['localities'] }) {
  if (localities.length === 0) return null
  return (
    <Section title="By neighbourhood">
      <ul className={styles.list}>
        {localities.map((locality) => (
          <li key={locality.href}>
            <Link to={locality.href} className={styles.locality}>
              <b className={styles.name}>{locality.name}</b>
              <span className={styles.line}>{locality.line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
