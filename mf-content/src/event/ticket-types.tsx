import type { TicketType } from '@nukkad/contracts/endpoints/events/events'
import styles from './event.module.css'
import { priceOfTicket } from './event-words.ts'

/** The ticket types with their prices and remaining seats. */
export function TicketTypes({ tickets }: { readonly tickets: readonly TicketType[] }) {
  return (
    <ul className={styles.types} aria-label="Tickets">
      {tickets.map(({ id, name, line, price, left }) => (
        <li key={id} className={styles.type} data-gone={left === 0 || undefined}>
          <span>
            <b>{name}</b>
            {line && <span className={styles.address}>{line}</span>}
          </span>
          <span className={styles.typeEnd}>
            <b>{priceOfTicket(price)}</b>
            <span>{left === 0 ? 'Sold out' : left === 1 ? 'One left' : `${left} left`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
