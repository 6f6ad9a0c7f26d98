import { hrefs, keepPreviousData, Link, useApi, useCity, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { useEffect } from 'react'
import { whenOf } from '../event/event-words.ts'
import { SignInPanel } from '../parts/sign-in/sign-in-panel.tsx'
import { TicketStub } from '../parts/ticket/ticket-stub.tsx'
import { forgetTickets } from './kept-tickets.ts'
import styles from './tickets.module.css'
import { type Show, ticketsListQuery } from './tickets.queries.ts'
import { byEvent } from './tickets-by-event.ts'
import { TicketsSkeleton } from './tickets-skeleton.tsx'

const hrefOf = (show: Show, page = 1) => {
  const params = new URLSearchParams({ ...(show === 'past' && { show }), ...(page > 1 && { page: String(page) }) })
  return String(params) ? `${hrefs.tickets()}?${params}` : hrefs.tickets()
}

/** All tickets of the user by event, upcoming ones first. */
export function TicketsScreen() {
  const { status } = useSession()
  const { slug: city } = useCity()
  const [search] = useSearchParams()
  const show: Show = search.get('show') === 'past' ? 'past' : 'upcoming'
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const tickets = useQuery({
    ...ticketsListQuery(useApi(), show, page),
    enabled: status === 'user',
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (status === 'guest') forgetTickets()
  }, [status])
  if (status === 'guest') {
    return <SignInPanel title="Your tickets" text="Sign in to see all your tickets, ready for the door." />
  }
  if (!tickets.data && !tickets.isError) return <TicketsSkeleton />
  const events = byEvent(tickets.data?.data ?? [])
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your tickets</h1>
      <nav className={styles.tabs} aria-label="Which tickets">
        <Chip href={hrefOf('upcoming')} linkAs={Link} isSelected={show === 'upcoming'}>
          To come
        </Chip>
        <Chip href={hrefOf('past')} linkAs={Link} isSelected={show === 'past'}>
          Past and returned
        </Chip>
      </nav>
      {tickets.data?.isKept && (
        <p role="status" className={styles.kept}>
          You are offline: these are the tickets saved in this browser. You can still use them for entry.
        </p>
      )}
      {!tickets.data ? (
        <LoadFailure what="Your tickets" isAway={isAway(tickets.error)} onRetry={() => void tickets.refetch()} />
      ) : events.length === 0 ? (
        <EmptyState
          title={show === 'past' ? 'Nothing here yet' : 'No tickets yet'}
          text="When you book a seat, its ticket and entry code appear here."
          action={
            <ButtonLink href={hrefs.cityEvents(city)} linkAs={Link}>
              See what is on
            </ButtonLink>
          }
        />
      ) : (
        events.map(({ event, tickets: own }) => (
          <section key={event.id} className={styles.event} aria-labelledby={`event-${event.id}`}>
            <h2 id={`event-${event.id}`}>
              <Link to={event.href}>{event.title}</Link>
            </h2>
            <p className={styles.quiet}>
              {whenOf(event)} · {event.venue}
            </p>
            <ul className={styles.stubs}>
              {own.map((ticket) => (
                <li key={ticket.id}>
                  <TicketStub ticket={ticket} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      <Pager page={page} hasNext={tickets.data?.hasNext ?? false} hrefOf={(next) => hrefOf(show, next)} linkAs={Link} />
    </Page>
  )
}
