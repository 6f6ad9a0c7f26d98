import { hrefs, Link, useTrack } from '@nukkad/platform'
import styles from './topic-nav.module.css'
import type { Topic } from './topics.ts'

/** The topics as links, so that each can be shared and opened without JavaScript. */
export function TopicNav({ topics, open }: { topics: readonly Topic[]; open: Topic }) {
  const track = useTrack()
  return (
    <nav aria-label="Help topics" className={styles.nav}>
      <ul className={styles.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link
              to={`${hrefs.support()}?tab=${topic.id}`}
              keepScroll
              aria-current={topic === open ? 'page' : undefined}
              className={styles.link}
              onClick={() => track('SUPPORT_TOPIC_OPENED', { topic: topic.id })}
            >
              {topic.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
