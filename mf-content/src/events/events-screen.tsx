import { EventCard } from '@nukkad/blocks/cards/event-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { cityInParams, cityOf } from '@nukkad/contracts'
import { hrefs, Link, useApi, useLocation, useParams, useTrack } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Grid } from '@nukkad/ui/grid'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { pageIn } from '../parts/feed/feed.query.ts'
import { FeedView } from '../parts/feed/feed-view.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { EventFilterRow } from './event-filter-row.tsx'
import styles from './events.module.css'
import { eventsFeed, filtersIn } from './events.queries.ts'
import { NearestDate } from './nearest-date.tsx'

/** What is on in a city, by day, kind and price; the list grows as one scrolls. */
export function EventsScreen() {
  const api = useApi()
  const track = useTrack()
  const city = cityInParams(useParams()) ?? 'all'
  const name = cityOf(city)?.name ?? 'India'
  const params = new URLSearchParams(useLocation().search)
  const filters = filtersIn(params)
  const feed = useFeed(eventsFeed(api, city, filters, pageIn(params)))
  useEffect(() => track('EVENTS_VIEWED', { city }), [track, city])
  return (
    <Page>
      <Breadcrumbs items={[{ title: name, href: hrefs.city(city) }, { title: 'Events' }]} linkAs={Link} />
      <h1 className={styles.title}>What is on in {name}</h1>
      <p className={styles.lead}>
        Evenings, walks and workshops by people who live here. Book a seat, or wait for one.
      </p>
      <EventFilterRow filters={filters} total={feed.total} />
      <p role="status" className={styles.count}>
        {feed.total === undefined ? ' ' : countOf(feed.total)}
      </p>
      <FeedView
        feed={feed}
        what="The events"
        empty={
          <EmptyState
            title="Nothing like that is on"
            text="Try another day, or look at everything that is coming up."
            action={<NearestDate {...{ city, name, filters }} />}
          />
        }
      >
        <Grid kind="cards">
          {feed.rows.map((event, at) => (
            <li key={event.id}>
              <EventCard
                event={event}
                look="ticket"
                heading="h2"
                isFirst={at === 0}
                action={<SaveButton kind="event" of={`${event.city}/${event.slug}`} title={event.title} />}
              />
            </li>
          ))}
        </Grid>
      </FeedView>
    </Page>
  )
}

const countOf = (total: number) => (total === 1 ? 'One event' : `${total >= 1000 ? 'Over 1,000' : total} events`)
