import { mostTicketTypes, type SoldSeats, type TicketDraft } from '@nukkad/contracts/endpoints/content/editor'
import styles from '@nukkad/editor/editor.module.css'
import { Button } from '@nukkad/ui/button'
import { IconPlus } from '@nukkad/ui/icons'
import { useRef } from 'react'
import { TicketFields } from './ticket-fields.tsx'

interface TicketTypesProps {
  readonly tickets: readonly TicketDraft[]
  readonly seats: readonly SoldSeats[]
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (tickets: TicketDraft[]) => void
}

/** The ticket types with their prices and seats. Seats already sold are shown beside them. */
export function TicketTypes({ tickets, seats, fields, onChange }: TicketTypesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (at: number, parts: Partial<TicketDraft>) =>
    onChange(tickets.map((one, nth) => (nth === at ? { ...one, ...parts } : one)))
  return (
    <section aria-label="Tickets" className={styles.stack}>
      <h2 ref={heading} tabIndex={-1}>
        Tickets
      </h2>
      <p role="alert" className={styles.alert}>
        {fields.tickets && `The tickets ${fields.tickets}`}
      </p>
      <ol className={styles.blocks}>
        {tickets.map((ticket, at) => {
          const taken = seats.find(({ id }) => id === ticket.id)
          const mine = (field: string) => fields[`tickets.${at}.${field}`]
          return (
            <li key={at} className={styles.block}>
              <div className={styles.blockHead}>
                <h3>
                  {at + 1}. {ticket.name || 'A ticket'}
                </h3>
                {!taken?.isUsed && (
                  <Button
                    variant="quiet"
                    aria-label={`Remove ${ticket.name || `ticket ${at + 1}`}`}
                    onClick={() => {
                      onChange(tickets.filter((_, nth) => nth !== at))
                      heading.current?.focus()
                    }}
                  >
                    Remove
                  </Button>
                )}
              </div>
              <TicketFields ticket={ticket} taken={taken} errorOf={mine} onChange={(parts) => change(at, parts)} />
            </li>
          )
        })}
      </ol>
      {tickets.length < mostTicketTypes && (
        <Button
          variant="secondary"
          icon={<IconPlus size={18} />}
          onClick={() => onChange([...tickets, { id: null, name: '', line: '', price: 0, seats: 20 }])}
        >
          Add a ticket type
        </Button>
      )}
    </section>
  )
}
