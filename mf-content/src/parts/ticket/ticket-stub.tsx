import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { hrefs, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { Qr } from './qr.tsx'
import styles from './ticket.module.css'

/** One ticket in a list: guest, type and code; it links to the ticket at full size. */
export function TicketStub({ ticket }: { readonly ticket: Ticket }) {
  return (
    <article className={styles.stub}>
      <div className={styles.words}>
        <h3>
          <Link to={hrefs.ticket(ticket.id)} className={coveringLink}>
            {ticket.guest}
          </Link>
        </h3>
        <p className={styles.quiet}>{ticket.type}</p>
        {ticket.state !== 'valid' && <p className={styles.state}>{stateWords[ticket.state]}</p>}
        <p className={styles.more}>{ticket.cancel.isAllowed ? 'Details and return' : 'Details'}</p>
      </div>
      <Qr ticket={ticket} />
    </article>
  )
}

const stateWords = { valid: '', used: 'Used', cancelled: 'Cancelled' } as const
