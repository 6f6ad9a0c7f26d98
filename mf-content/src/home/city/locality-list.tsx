import { formatCount, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import type { HomePage } from '../../home.queries.ts'
import styles from './locality-list.module.css'

/** Neighbourhoods side by side, each with its best-known place; those without any place come last. */
export function LocalityList({ localities }: { localities: HomePage['localities'] }) {
  if (localities.length === 0) return null
  const ordered = [...localities].sort((a, b) => Number(a.image === null) - Number(b.image === null))
  return (
    <Section title="By neighbourhood">
      <Rail label="Neighbourhoods" itemWidth="card" className={styles.rail}>
        {ordered.map(({ href, name, line, places, image }) => (
          <li key={href} className={styles.locality}>
            <span className={styles.picture}>
              {image && <PictureView picture={image} width={{ mobile: 175, desktop: 240 }} aspect={4 / 3} decorative />}
            </span>
            <h3 className={styles.name}>
              <Link to={href} className={coveringLink}>
                {name}
              </Link>
            </h3>
            {places > 0 && (
              <p className={styles.count}>
                {formatCount(places)} {places === 1 ? 'place' : 'places'}
              </p>
            )}
            <p className={styles.line}>{line}</p>
          </li>
        ))}
      </Rail>
    </Section>
  )
}
