import { EventCard } from '@nukkad/blocks/cards/event-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { cityInParams, cityOf } from '@nukkad/contracts'
import { hrefs, Link, useApi, useLocation, useParams, useTrack } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Grid } from '@nukkad/ui/grid'
import { IconList, IconMap } from '@nukkad/ui/icons'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { pageIn } from '../parts/feed/feed.queries.ts'
import { FeedView } from '../parts/feed/feed-view.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { hrefWith } from './event-choice.ts'
import { EventFilterRow } from './event-filter-row.tsx'
import styles from './events.module.css'
import { eventsFeed, filtersIn } from './events.queries.ts'
import { EventsOnMap } from './events-on-map.tsx'
import { NearestDate } from './nearest-date.tsx'

/** The events of a city, by day, kind and price, in a list or also on a map; the list grows with scrolling. */
export function EventsScreen() {
  const api = useApi()
  const track = useTrack()
  const city = cityInParams(useParams()) ?? 'all'
  const name = cityOf(city)?.name ?? 'India'
  const here = useLocation()
  const params = new URLSearchParams(here.search)
  const isOnMap = city !== 'all' && params.get('view') === 'map'
  const filters = filtersIn(params)
  const feed = useFeed(eventsFeed(api, city, filters, pageIn(params)))
  useEffect(() => track('EVENTS_VIEWED', { city }), [track, city])
  return (
    <Page>
      <Breadcrumbs items={[{ title: name, href: hrefs.city(city) }, { title: 'Events' }]} linkAs={Link} />
      <h1 className={styles.title}>What is on in {name}</h1>
      <p className={styles.lead}>
        Evenings, walks and workshops by people who live here. Book a seat or join a waiting list.
      </p>
      <EventFilterRow filters={filters} total={feed.total} />
      <div className={styles.above}>
        <p role="status" className={styles.count}>
          {feed.total === undefined ? ' ' : countOf(feed.total)}
        </p>
        {city !== 'all' && (
          <Link to={hrefWith(here, 'view', isOnMap ? null : 'map')} replace keepScroll className={styles.view}>
            {isOnMap ? <IconList size={18} aria-hidden="true" /> : <IconMap size={18} aria-hidden="true" />}
            {isOnMap ? 'As a list' : 'On the map'}
          </Link>
        )}
      </div>
      <FeedView
        feed={feed}
        what="The events"
        empty={
          <EmptyState
            title="No matching events"
            text="Try another day, or look at everything that is coming up."
            action={<NearestDate {...{ city, name, filters }} />}
          />
        }
      >
        {isOnMap ? (
          <EventsOnMap city={city} label={`What is on in ${name}, on a map`} events={feed.rows} />
        ) : (
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
        )}
      </FeedView>
    </Page>
  )
}

const countOf = (total: number) => (total === 1 ? 'One event' : `${total >= 1000 ? 'Over 1,000' : total} events`)
