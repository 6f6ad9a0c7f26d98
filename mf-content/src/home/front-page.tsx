import { EventCard } from '@nukkad/blocks/cards/event-card'
import { PostCard } from '@nukkad/blocks/cards/post-card'
import { hrefs, Link } from '@nukkad/platform'
import { Section } from '@nukkad/ui/section'
import type { HomePage } from '../home.queries.ts'
import styles from './front-page.module.css'

interface FrontPageProps {
  readonly city: string
  readonly events: HomePage['events']
  readonly posts: HomePage['posts']
}

/**
 * Laid out like a newspaper's front page: a lead story beside the events, the other posts below in columns and as text.
 */
export function FrontPage({ city, events, posts }: FrontPageProps) {
  const [lead, ...others] = posts
  const [columns, words] = [others.slice(0, 3), others.slice(3)]
  return (
    <div className={styles.page}>
      {events.length > 0 && (
        <Section title="Out this week" action={city !== 'all' && <Link to={hrefs.cityEvents(city)}>All events</Link>}>
          <ol className={styles.list}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </ol>
        </Section>
      )}
      {lead && (
        <Section title="Worth reading to the end">
          <PostCard post={lead} />
        </Section>
      )}
      {others.length > 0 && (
        <ul className={styles.rest}>
          {columns.map((post) => (
            <li key={post.id}>
              <PostCard post={post} look="brief" />
            </li>
          ))}
          {words.map((post) => (
            <li key={post.id} className={styles.words}>
              <PostCard post={post} look="text" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
