import { formatCount, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import type { HomePage } from '../../home.queries.ts'
import styles from './home-categories.module.css'

type Door = HomePage['doors'][number]

const doorOf = {
  events: { title: 'Events', of: 'to come', href: (city: string) => hrefs.cityEvents(city) },
  nightlife: { title: 'Bars and nightlife', of: 'places', href: (city: string) => hrefs.tag(city, 'nightlife') },
  activities: {
    title: 'Activities',
    of: 'places',
    href: (city: string) => hrefs.aroundYou(city, { type: 'activities' }),
  },
  food: { title: 'Eating out', of: 'places', href: (city: string) => hrefs.aroundYou(city, { type: 'food' }) },
  shopping: { title: 'Shopping', of: 'places', href: (city: string) => hrefs.aroundYou(city, { type: 'shopping' }) },
} as const

/** The four main categories of a city's page, each with its number of entries. */
export function HomeCategories({ city, doors }: { readonly city: string; readonly doors: readonly Door[] }) {
  if (doors.length === 0) return null
  return (
    <nav aria-label="What are you after?" className={styles.doors}>
      {doors.map(({ kind, count, image }) => {
        const { title, of, href } = doorOf[kind]
        return (
          <Link key={kind} to={href(city)} className={styles.door}>
            <span className={styles.arch}>
              {image && <PictureView picture={image} width={{ mobile: 175, desktop: 320 }} aspect={6 / 5} decorative />}
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.line}>
              {formatCount(count)} {count === 1 && of === 'places' ? 'place' : of}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
