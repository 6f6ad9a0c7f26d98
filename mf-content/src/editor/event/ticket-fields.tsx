import type { SoldSeats, TicketDraft } from '@nukkad/contracts/endpoints/content/editor'
import styles from '@nukkad/editor/editor.module.css'
import { TextField } from '@nukkad/ui/text-field'
import { NumberField } from './number-field.tsx'

interface TicketFieldsProps {
  readonly ticket: TicketDraft
  /** seats sold of it; undefined for a ticket that was never saved */
  readonly taken: SoldSeats | undefined
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (parts: Partial<TicketDraft>) => void
}

/** A ticket type's name, what it includes, its price, and its number of seats. */
export function TicketFields({ ticket, taken, errorOf, onChange }: TicketFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Name of the ticket"
        value={ticket.name}
        maxLength={60}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="What it includes"
        optional
        value={ticket.line}
        maxLength={160}
        onChange={(event) => onChange({ line: event.target.value })}
      />
      <div className={styles.pair}>
        <NumberField
          label="Price in rupees"
          hint={taken && taken.sold > 0 ? 'Tickets already sold keep their price' : '0 is free'}
          isWhole={false}
          value={ticket.price}
          error={errorOf('price')}
          onChange={(price) => onChange({ price })}
        />
        <NumberField
          label="Seats"
          hint={taken ? `${taken.sold} sold, ${taken.held} on hold right now` : 'how many guests can come'}
          isWhole
          value={ticket.seats}
          error={errorOf('seats')}
          onChange={(count) => onChange({ seats: count })}
        />
      </div>
    </div>
  )
}
