import type { TicketContact } from '@nukkad/contracts/endpoints/events/tickets'
import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

export interface HoldRow {
  readonly id: string
  readonly eventId: number
  readonly userId: number
  readonly state: 'held' | 'released' | 'booked'
  readonly endedBy: 'buyer' | 'choice' | 'time' | null
  readonly isOffer: boolean
  readonly guests: readonly string[]
  readonly contact: TicketContact | null
  readonly createdAt: Date
  /** when the first of the holds began that this one continues with another choice */
  readonly heldSince: Date
  readonly expiresAt: Date
}
export interface HoldLine {
  readonly typeId: number
  readonly name: string
  readonly qty: number
  readonly price: Paise
}

const columns = (q: Queryable) => q`
  h.hold_id as id, h.event_id as "eventId", h.user_id as "userId", h.state, h.ended_by as "endedBy",
  h.is_offer as "isOffer", h.guests, h.contact, h.created_at as "createdAt", h.expires_at as "expiresAt",
  h.held_since as "heldSince"`

/**
 * Locks the ticket types of an event; seats are counted, held and sold under this lock. In a fixed order, to avoid
 * deadlocks.
 */
export async function lockTypes(tx: Tx, eventId: number): Promise<void> {
  await tx`select from ticket_type where event_id = ${eventId} order by id for no key update`
}

export async function findHold(q: Queryable, id: string): Promise<HoldRow | undefined> {
  const [row] = await q<HoldRow[]>`select ${columns(q)} from ticket_hold h where h.hold_id = ${id}`
  return row
}

/** The user's hold that has not been ended, expired or not. */
export async function openHold(q: Queryable, eventId: number, userId: string): Promise<HoldRow | undefined> {
  const [row] = await q<HoldRow[]>`
    select ${columns(q)} from ticket_hold h
    where h.event_id = ${eventId} and h.user_id = ${userId} and h.state = 'held'`
  return row
}

/** The user's latest hold, whatever its state. */
export async function lastHold(q: Queryable, eventId: number, userId: string): Promise<HoldRow | undefined> {
  const [row] = await q<HoldRow[]>`
    select ${columns(q)} from ticket_hold h where h.event_id = ${eventId} and h.user_id = ${userId}
    order by h.created_at desc limit 1`
  return row
}

export async function linesOf(q: Queryable, holdId: string): Promise<HoldLine[]> {
  return q<HoldLine[]>`
    select x.ticket_type_id as "typeId", t.name, x.qty, x.price_paise as price
    from ticket_hold_line x join ticket_type t on t.id = x.ticket_type_id
    where x.hold_id = ${holdId} order by t.position, t.id`
}

/** Sells seats; a constraint keeps `sold` within the number of seats. A negative number gives seats back. */
export async function sell(tx: Tx, lines: readonly { typeId: number; qty: number }[]): Promise<void> {
  await tx`
    update ticket_type t set sold = t.sold + x.qty
    from unnest(${lines.map(({ typeId }) => typeId)}::bigint[], ${lines.map(({ qty }) => qty)}::integer[]) as x (id, qty)
    where t.id = x.id`
}
