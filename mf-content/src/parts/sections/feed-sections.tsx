import { EventCard } from '@nukkad/blocks/cards/event-card'
import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import { PostCard } from '@nukkad/blocks/cards/post-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { FeedSection } from '@nukkad/contracts/content-block'
import { Link } from '@nukkad/platform'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import styles from './feed-sections.module.css'

/** The lists below a post or a place: similar ones, nearby ones, events. Empty ones are left out. */
export function FeedSections({ sections }: { readonly sections: readonly FeedSection[] }) {
  const filled = sections.filter(({ places, events, posts }) => places.length + events.length + posts.length > 0)
  return filled.map((section) => (
    <Section
      key={section.kind + section.title}
      title={section.title}
      action={section.href && <Link to={section.href}>See all</Link>}
    >
      {section.places.length > 0 && (
        <Rail label={`${section.title}, a list`} itemWidth="card">
          {section.places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} action={<SaveButton kind="place" of={place.slug} title={place.title} />} />
            </li>
          ))}
        </Rail>
      )}
      {section.events.length > 0 && (
        <ul className={styles.events}>
          {section.events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      )}
      {section.posts.length > 0 && (
        <ul className={styles.posts}>
          {section.posts.map((post) => (
            <li key={post.id}>
              <PostCard
                post={post}
                action={<SaveButton kind="post" of={`${post.city}/${post.slug}`} title={post.title} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  ))
}
