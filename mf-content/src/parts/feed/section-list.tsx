import type { FeedSection } from '@nukkad/contracts/content-block'
import { Link } from '@nukkad/platform'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import { EventCard } from '../../cards/event-card.tsx'
import { PlaceCard } from '../../cards/place-card.tsx'
import { PostCard } from '../../cards/post-card.tsx'
import styles from './section-list.module.css'

/** The lists that stand beside a feed (P1); those with nothing in them are left out. */
export function SectionList({ sections }: { readonly sections: readonly FeedSection[] }) {
  return sections.map((section) => <SectionView key={`${section.kind} ${section.title}`} section={section} />)
}

function SectionView({ section }: { readonly section: FeedSection }) {
  const { title, href, places, events, posts } = section
  if (places.length + events.length + posts.length === 0) return null
  return (
    <Section title={title} action={href && <Link to={href}>All of them</Link>}>
      {places.length > 0 && (
        <Rail label={title} itemWidth="card" className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} />
            </li>
          ))}
        </Rail>
      )}
      {events.length > 0 && (
        <ol className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ol>
      )}
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} look="row" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
