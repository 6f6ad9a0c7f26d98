import type { Queryable, Tx } from '../../../db.ts'
import { columns, from, type TicketRow } from './ticket.repository.ts'

/** Finds a user's own ticket; another user's looks like one that does not exist. */
export async function findOwn(q: Queryable, userId: string, id: string): Promise<TicketRow | undefined> {
  const [row] = await q<TicketRow[]>`
    select ${columns(q)} ${from(q)} where k.ticket_id = ${id} and k.user_id = ${userId}`
  return row
}

/** The same, locked: for cancelling it. */
export async function lockOwn(tx: Tx, userId: string, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx<TicketRow[]>`
    select ${columns(tx)} ${from(tx)} where k.ticket_id = ${id} and k.user_id = ${userId} for update of k`
  return row
}

const shown = (q: Queryable, show: 'upcoming' | 'past', now: Date) =>
  show === 'upcoming'
    ? q`e.ends_at > ${now} and k.state <> 'cancelled'`
    : q`(e.ends_at <= ${now} or k.state = 'cancelled')`

export async function listOwn(
  q: Queryable,
  { userId, show, limit, offset }: { userId: string; show: 'upcoming' | 'past'; limit: number; offset: number },
  now: Date,
): Promise<TicketRow[]> {
  const order =
    show === 'upcoming'
      ? q`e.starts_at, k.event_id, k.issued_at, k.hold_id, k.seat`
      : q`e.starts_at desc, k.event_id, k.issued_at, k.hold_id, k.seat`
  return q<TicketRow[]>`
    select ${columns(q)} ${from(q)} join event e on e.id = k.event_id
    where k.user_id = ${userId} and ${shown(q, show, now)} order by ${order} limit ${limit} offset ${offset}`
}

export async function countOwn(q: Queryable, userId: string, show: 'upcoming' | 'past', now: Date): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count from ticket k join event e on e.id = k.event_id
    where k.user_id = ${userId} and ${shown(q, show, now)}`
  return row.count
}
