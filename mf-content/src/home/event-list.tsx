import { Section } from '@nukkad/ui/section'
import { dayParts } from '../cards/day-parts.ts'
import styles from './event-list.module.css'
import type { HomePage } from './home.queries.ts'

/** What is on in the coming days, the date read first. */
export function EventList({ events }: { events: HomePage['events'] }) {
  if (events.length === 0) return null
  return (
    <Section title="Out this week">
      <ol className={styles.list}>
        {events.map((event) => {
          const { weekday, day, month } = dayParts(event.starts)
          return (
            <li key={event.id} className={styles.event}>
              <time dateTime={event.starts} className={styles.date}>
                <span>{weekday}</span> <b className={styles.day}>{day}</b> <span>{month}</span>
              </time>
              <div>
                <h3 className={styles.title}>
                  {event.title}, {event.venue}
                </h3>
                <p className={styles.line}>{event.line}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
