import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'

/** A ticket type as editors write it; `id` is null until it is published. */
export interface TicketColumns {
  readonly id: number | null
  readonly name: string
  readonly line: string
  readonly price_paise: Paise
  readonly seats: number
}

export const ticketsNow = (q: Queryable) => q`
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'line', t.line,
      'price_paise', t.price_paise, 'seats', t.seats) order by t.position, t.id), '[]')
    from ticket_type t where t.event_id = p.id)`

export const held = (q: Queryable, now: Date) => q`
  coalesce((
    select sum(x.qty) from ticket_hold_line x join ticket_hold h using (hold_id)
    where x.ticket_type_id = t.id and h.state = 'held' and h.expires_at > ${now}
  ), 0)::integer`
/** Whether a type was ever chosen, sold or waited for: other records refer to it then, so it must stay. */
export const isUsed = (q: Queryable) => q`
  (exists (select from ticket_hold_line x where x.ticket_type_id = t.id)
    or exists (select from ticket k where k.ticket_type_id = t.id)
    or exists (select from ticket_waiting w where w.ticket_type_id = t.id))`

/** The ticket types in the draft; undefined where only the published ones exist. */
export async function draftTickets(q: Queryable, id: number): Promise<readonly TicketColumns[] | undefined> {
  const [row] = await q<{ tickets: TicketColumns[] | null }[]>`
    select draft -> 'tickets' as tickets from event where id = ${id}`
  return row?.tickets ?? undefined
}

export interface TakenSeats {
  readonly id: number
  readonly name: string
  readonly sold: number
  readonly held: number
  readonly isUsed: boolean
}
/** What is sold and held of each ticket type at this moment. The caller holds the lock of the types. */
export const takenSeats = (q: Queryable, eventId: number, now: Date) => q<TakenSeats[]>`
  select t.id, t.name, t.sold, ${held(q, now)} as held, ${isUsed(q)} as "isUsed"
  from ticket_type t where t.event_id = ${eventId} order by t.id`

/** Replaces the ticket types of an event; types not listed are deleted. */
export async function writeTickets(tx: Tx, eventId: number, types: readonly TicketColumns[]): Promise<void> {
  const rows = types.map((type, position) => ({ ...type, position }))
  const kept = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  await tx`delete from ticket_type where event_id = ${eventId} and id <> all(${kept}::bigint[])`
  // Two types may swap their names, but names must be unique at every moment: all get temporary ones first.
  await tx`update ticket_type set name = 'type ' || id where event_id = ${eventId}`
  await tx`
    update ticket_type t set name = r.name, line = r.line, price_paise = r.price_paise, seats = r.seats,
      position = r.position
    from jsonb_to_recordset(${json(tx, rows)}) as r (
      id bigint, name text, line text, price_paise bigint, seats integer, position smallint)
    where t.id = r.id and t.event_id = ${eventId}`
  await tx`
    insert into ticket_type (event_id, name, line, price_paise, seats, position)
    select ${eventId}, r.name, r.line, r.price_paise, r.seats, r.position
    from jsonb_to_recordset(${json(tx, rows)}) as r (
      id bigint, name text, line text, price_paise bigint, seats integer, position smallint)
    where r.id is null`
}
