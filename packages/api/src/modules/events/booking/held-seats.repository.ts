import type { TicketContact } from '@nukkad/contracts/endpoints/events/tickets'
import type { Tx } from '../../../db.ts'
import type { HoldLine, HoldRow } from './booking.repository.ts'

/** Seats to be held, for a buyer or for somebody on the waiting list. */
export interface NewHold {
  readonly id: string
  readonly eventId: number
  readonly userId: string
  readonly isOffer: boolean
  readonly createdAt: Date
  /** by default, when it is created */
  readonly heldSince?: Date
  readonly expiresAt: Date
  readonly lines: readonly Pick<HoldLine, 'typeId' | 'qty' | 'price'>[]
}
export async function insertHold(tx: Tx, hold: NewHold): Promise<void> {
  await tx`
    insert into ticket_hold (hold_id, event_id, user_id, is_offer, created_at, expires_at, held_since)
    values (
      ${hold.id}, ${hold.eventId}, ${hold.userId}, ${hold.isOffer}, ${hold.createdAt}, ${hold.expiresAt},
      ${hold.heldSince ?? hold.createdAt}
    )`
  await tx`
    insert into ticket_hold_line (hold_id, ticket_type_id, qty, price_paise)
    select ${hold.id}, * from unnest(
      ${hold.lines.map(({ typeId }) => typeId)}::bigint[], ${hold.lines.map(({ qty }) => qty)}::integer[],
      ${hold.lines.map(({ price }) => price)}::bigint[]
    )`
}

export async function endHold(tx: Tx, id: string, by: NonNullable<HoldRow['endedBy']>): Promise<void> {
  await tx`update ticket_hold set state = 'released', ended_by = ${by} where hold_id = ${id} and state = 'held'`
}

export async function endRunOut(tx: Tx, eventId: number, now: Date): Promise<void> {
  await tx`
    update ticket_hold set state = 'released', ended_by = 'time'
    where event_id = ${eventId} and state = 'held' and expires_at <= ${now}`
}

/** Extends a hold; also revives an expired one. */
export async function keepHold(tx: Tx, id: string, until: Date): Promise<void> {
  await tx`
    update ticket_hold set state = 'held', ended_by = null, expires_at = greatest(expires_at, ${until})
    where hold_id = ${id}`
}

export async function noteBooked(tx: Tx, id: string): Promise<void> {
  await tx`update ticket_hold set state = 'booked', ended_by = null where hold_id = ${id}`
}

export async function noteGuests(tx: Tx, id: string, guests: readonly string[], contact: TicketContact): Promise<void> {
  await tx`
    update ticket_hold set guests = ${tx.json([...guests])}, contact = ${tx.json(contact)} where hold_id = ${id}`
}
