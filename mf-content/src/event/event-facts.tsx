import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { formatDay, Link } from '@nukkad/platform'
import styles from './event.module.css'
import { priceOf, statusWords, whenOf } from './event-words.ts'

/** The facts of an event as a description list; links that leave the site say so in their text. */
export function EventFacts({ event }: { readonly event: EventDetails }) {
  const { where } = event
  return (
    <dl className={styles.facts}>
      <div>
        <dt>When</dt>
        <dd>
          <time dateTime={event.starts}>{whenOf(event)}</time>
          {event.status !== 'cancelled' && (
            <a href={event.calendarHref} className={styles.factLink} download>
              Add to your calendar
            </a>
          )}
        </dd>
      </div>
      {event.otherDates.length > 0 && (
        <div>
          <dt id="other-dates">Other dates</dt>
          <dd>
            <ul className={styles.dates} aria-labelledby="other-dates">
              {event.otherDates.map(({ href, starts, status }) => (
                <li key={href}>
                  <Link to={href} className={styles.date}>
                    <time dateTime={starts}>{formatDay(starts)}</time>
                    {status === 'sold_out' && <span>sold out</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <div>
        <dt>Where</dt>
        <dd>
          {where.href ? <Link to={where.href}>{where.name}</Link> : where.name}
          {where.address && where.address !== where.name && <span className={styles.address}>{where.address}</span>}
          {where.onFoot && <span className={styles.address}>{where.onFoot.line}</span>}
          <a href={where.mapUrl} className={styles.factLink} target="_blank" rel="noopener noreferrer">
            Open in your map app
          </a>
        </dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{priceOf(event)}</dd>
      </div>
      <div>
        <dt>Seats</dt>
        <dd>{statusWords(event)}</dd>
      </div>
    </dl>
  )
}
