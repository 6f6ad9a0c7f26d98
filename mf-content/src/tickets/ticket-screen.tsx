import { ApiError, hrefs, Link, useApi, useParams, useQuery, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { useEffect } from 'react'
import { whenOf } from '../event/event-words.ts'
import { SignInPanel } from '../parts/sign-in/sign-in-panel.tsx'
import { AtTheDoor } from './at-the-door.tsx'
import { GiveBack } from './give-back.tsx'
import { SavePicture } from './save-picture.tsx'
import styles from './tickets.module.css'
import { ticketQuery } from './tickets.queries.ts'
import { TicketsSkeleton } from './tickets-skeleton.tsx'

/** One ticket at full width, to show at the entrance. */
export function TicketScreen() {
  const { status } = useSession()
  const { ticketId = '' } = useParams()
  const found = useQuery({ ...ticketQuery(useApi(), ticketId), enabled: status === 'user' })
  const track = useTrack()
  const shown = found.data?.ticket.id
  useEffect(() => {
    if (shown) track('EVENT_TICKET_VIEWED', {})
  }, [track, shown])
  if (status === 'guest') return <SignInPanel title="Your ticket" text="Sign in to see your ticket." />
  if (found.error instanceof ApiError && found.error.isAbsent) {
    return (
      <Page kind="form">
        <EmptyState
          level={1}
          title="Ticket not found"
          text="It may belong to another account."
          action={<Link to={hrefs.tickets()}>All your tickets</Link>}
        />
      </Page>
    )
  }
  if (found.isLoadingError) {
    return (
      <Page kind="form">
        <h1 className={styles.title}>Your ticket</h1>
        <LoadFailure what="Your ticket" isAway={isAway(found.error)} onRetry={() => void found.refetch()} />
      </Page>
    )
  }
  if (!found.data) return <TicketsSkeleton />
  const { ticket, isKept } = found.data
  const { event } = ticket
  return (
    <Page kind="form">
      <Breadcrumbs items={[{ title: 'Your tickets', href: hrefs.tickets() }, { title: ticket.guest }]} linkAs={Link} />
      <article className={styles.ticket}>
        <PictureView
          picture={event.image}
          width={{ mobile: 390, desktop: 480 }}
          aspect={5 / 2}
          decorative
          className={styles.picture}
        />
        <header>
          <p className={styles.quiet}>{ticket.type}</p>
          <h1 className={styles.title}>{event.title}</h1>
          <p>{whenOf(event)}</p>
          <p>{event.venue}</p>
        </header>
        <AtTheDoor ticket={ticket} />
        <p className={styles.guest}>{ticket.guest}</p>
        {ticket.state !== 'valid' && <p className={styles.void}>{ticket.cancel.reason}</p>}
        {isKept && (
          <p role="status" className={styles.kept}>
            You are offline: this is the ticket as last saved in this browser.
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={`/api/events/${event.slug}/calendar.ics`} download variant="secondary">
            Add to your calendar
          </ButtonLink>
          {ticket.state === 'valid' && <SavePicture ticket={ticket} />}
          <ButtonLink href={event.href} linkAs={Link} variant="quiet">
            About the event
          </ButtonLink>
        </div>
        {!isKept && ticket.state === 'valid' && <GiveBack ticket={ticket} />}
      </article>
    </Page>
  )
}
