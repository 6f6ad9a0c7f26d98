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

/** Sells seats; a constraint keeps `sold` within the number of seats. A negative number gives seats back. */
export async function sell(tx: Tx, lines: readonly { typeId: number; qty: number }[]): Promise<void> {
  await tx`
    update ticket_type t set sold = t.sold + x.qty
    from unnest(${lines.map(({ typeId }) => typeId)}::bigint[], ${lines.map(({ qty }) => qty)}::integer[]) as x (id, qty)
    where t.id = x.id`
}

export interface WaitingRow {
  readonly id: number
  readonly typeId: number
  readonly name: string
  readonly userId: number
  readonly qty: number
  readonly price: Paise
  readonly ahead: number
}

const waitingColumns = (q: Queryable) => q`
  w.id, w.ticket_type_id as "typeId", t.name, w.user_id as "userId", w.qty, t.price_paise as price, (
    select count(*)::integer from ticket_waiting a
    where a.ticket_type_id = w.ticket_type_id and a.state = 'waiting' and a.id < w.id
  ) as ahead`

export async function waitingOf(q: Queryable, eventId: number, userId: string): Promise<WaitingRow[]> {
  return q<WaitingRow[]>`
    select ${waitingColumns(q)} from ticket_waiting w join ticket_type t on t.id = w.ticket_type_id
    where w.event_id = ${eventId} and w.user_id = ${userId} and w.state = 'waiting' order by w.id`
}

/** Whether somebody on the waiting list holds no seats of the event already, and has not closed the account. */
const mayBeOffered = (q: Queryable) => q`
  not exists (
    select from ticket_hold h where h.event_id = w.event_id and h.user_id = w.user_id and h.state = 'held'
  ) and not exists (select from app_user u where u.id = w.user_id and u.closed_at is not null)`

/** People on the waiting list who may be offered seats, the first one first. */
export async function queueOf(q: Queryable, eventId: number): Promise<WaitingRow[]> {
  return q<WaitingRow[]>`
    select w.id, w.ticket_type_id as "typeId", t.name, w.user_id as "userId", w.qty, t.price_paise as price, 0 as ahead
    from ticket_waiting w join ticket_type t on t.id = w.ticket_type_id
    where w.event_id = ${eventId} and w.state = 'waiting' and ${mayBeOffered(q)}
    order by w.id limit 200`
}

export async function join(
  tx: Tx,
  row: { eventId: number; typeId: number; userId: string; qty: number; now: Date },
): Promise<void> {
  await tx`
    insert into ticket_waiting (event_id, ticket_type_id, user_id, qty, joined_at)
    values (${row.eventId}, ${row.typeId}, ${row.userId}, ${row.qty}, ${row.now})
    on conflict (ticket_type_id, user_id) where state = 'waiting' do update set qty = excluded.qty`
}

export async function leave(tx: Tx, eventId: number, typeIds: readonly number[], userId: string): Promise<void> {
  await tx`
    update ticket_waiting set state = 'left'
    where event_id = ${eventId} and ticket_type_id = any(${[...typeIds]}::bigint[]) and user_id = ${userId}
      and state = 'waiting'`
}

/** Ends the waiting list of an event; returns the people on it, and those to whom seats are offered at this moment. */
export async function endWaiting(tx: Tx, eventId: number, now: Date): Promise<number[]> {
  const rows = await tx<{ userId: number }[]>`
    with ended as (
      update ticket_waiting set state = 'left' where event_id = ${eventId} and state = 'waiting' returning user_id
    )
    select user_id as "userId" from ended
    union
    select user_id from ticket_hold
    where event_id = ${eventId} and is_offer and state = 'held' and expires_at > ${now}
    order by 1`
  return rows.map(({ userId }) => userId)
}

export async function noteOffered(tx: Tx, id: number, holdId: string): Promise<void> {
  await tx`update ticket_waiting set state = 'offered', hold_id = ${holdId} where id = ${id}`
}

/** Events where a hold has expired, or free seats match someone on the waiting list. */
export async function eventsToLookAt(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q<{ id: number }[]>`
    select distinct event_id as id from ticket_hold where state = 'held' and expires_at <= ${now}
    union
    select distinct w.event_id from ticket_waiting w
    join ticket_type t on t.id = w.ticket_type_id join event e on e.id = w.event_id
    where w.state = 'waiting' and e.starts_at > ${now} and e.status = 'scheduled'
      and t.seats - t.sold - coalesce((
        select sum(x.qty) from ticket_hold_line x join ticket_hold h using (hold_id)
        where x.ticket_type_id = t.id and h.state = 'held' and h.expires_at > ${now}
      ), 0) >= w.qty
      and ${mayBeOffered(q)}
    limit 50`
  return rows.map(({ id }) => id)
}

export async function isOrganiser(q: Queryable, eventId: number, userId: string): Promise<boolean> {
  const rows = await q`select from event_organiser where event_id = ${eventId} and user_id = ${userId}`
  return rows.length > 0
}
