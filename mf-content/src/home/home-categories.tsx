import { hrefs, Link } from '@nukkad/platform'
import styles from './home-categories.module.css'

const doorsOf = (city: string) => [
  { title: 'Events', line: 'Gigs, walks, workshops', href: hrefs.cityEvents(city) },
  { title: 'Bars and nightlife', line: 'From six until late', href: hrefs.tag(city, 'nightlife') },
  { title: 'Activities', line: 'Things to do with two hands', href: hrefs.aroundYou(city, { type: 'activities' }) },
  { title: 'Shopping', line: 'Bazaars and small makers', href: hrefs.aroundYou(city, { type: 'shopping' }) },
]

/** The contents of the paper: the four things that people open a city's page for. */
export function HomeCategories({ city }: { city: string }) {
  return (
    <nav aria-label="What are you after?" className={styles.doors}>
      {doorsOf(city).map(({ title, line, href }) => (
        <Link key={title} to={href} className={styles.door}>
          <span className={styles.title}>{title}</span>
          <span className={styles.line}>{line}</span>
        </Link>
      ))}
    </nav>
  )
}
