import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

/** A place on the waiting list of a ticket type; `ahead` counts the people before it. */
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
