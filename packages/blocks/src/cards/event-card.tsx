import type { EventCard as Event } from '@nukkad/contracts/endpoints/content/cards'
import { indianDayParts } from '@nukkad/contracts/indian-day-words'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import type { ReactNode } from 'react'
import styles from './event-card.module.css'

export interface EventCardProps {
  readonly event: Event
  /** row: date first, a line in a list; ticket: a picture with a perforated stub */
  readonly look?: 'row' | 'ticket'
  /** its number on a map */
  readonly number?: number | undefined
  /** the walking distance, and from which stop */
  readonly walk?: string | undefined
  readonly action?: ReactNode
  readonly isFirst?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** 'Jazz under the neem, Lodhi Garden' need not repeat 'Lodhi Garden, gate 4'. */
const saysWhere = ({ title, venue }: Event): boolean => venue === '' || title.includes(venue.split(',', 1)[0] ?? '')

/** An event, with its day as on a tear-off calendar, in Indian time. */
export function EventCard(props: EventCardProps) {
  const { event, look = 'row', number, walk, action, isFirst = false, heading: Heading = 'h3' } = props
  const { weekday, day, month } = indianDayParts(new Date(event.starts))
  return (
    <article className={look === 'row' ? styles.row : styles.ticket}>
      {look === 'ticket' && (
        <div className={styles.frame}>
          <PictureView
            picture={event.image}
            width={{ mobile: 300, desktop: 340 }}
            aspect={16 / 9}
            priority={isFirst}
            decorative
          />
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div className={styles.stub}>
        <time dateTime={event.starts} className={styles.date}>
          <span>{weekday}</span> <b className={styles.day}>{day}</b> <span>{month}</span>
        </time>
        <div>
          <Heading className={styles.title}>
            {number !== undefined && (
              <b className={styles.number} aria-hidden="true">
                {number}
              </b>
            )}
            <Link to={event.href} className={coveringLink}>
              {event.title}
              {saysWhere(event) ? '' : `, ${event.venue}`}
            </Link>
          </Heading>
          <p className={styles.line}>{event.line}</p>
          {walk && <p className={styles.walk}>{walk}</p>}
        </div>
      </div>
    </article>
  )
}
