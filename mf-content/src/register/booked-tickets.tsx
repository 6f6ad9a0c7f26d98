import type { EventTickets } from '@nukkad/contracts/endpoints/events/events'
import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { hrefs, Link } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { TicketStub } from '../parts/ticket/ticket-stub.tsx'
import styles from './register.module.css'

interface BookedTicketsProps {
  readonly tickets: readonly Ticket[]
  readonly event: EventTickets['event']
  /** continues to seats for more people; absent if there are none */
  readonly onMore: (() => void) | undefined
}

/** The tickets, to show at the entrance. */
export function BookedTickets({ tickets, event, onMore }: BookedTicketsProps) {
  return (
    <section className={styles.block} aria-labelledby="yours">
      <h2 id="yours">{tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`}</h2>
      <p className={styles.quiet}>
        We have also emailed {tickets.length === 1 ? 'it' : 'them'} to you, with a file for your calendar.
      </p>
      <ul className={styles.stubs}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketStub ticket={ticket} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={`/api/events/${event.slug}/calendar.ics`} download variant="secondary">
          Add to your calendar
        </ButtonLink>
        <ButtonLink href={hrefs.tickets()} linkAs={Link} variant="secondary">
          All your tickets
        </ButtonLink>
        {onMore && (
          <Button variant="quiet" onClick={onMore}>
            More seats
          </Button>
        )}
      </div>
    </section>
  )
}
