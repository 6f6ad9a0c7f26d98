import type { Queryable, Tx } from '../../../db.ts'
import { columns, from, type TicketRow } from './ticket.repository.ts'

/** Finds a ticket by the code on it, and locks it: of two doors only one lets it in. */
export async function byCode(tx: Tx, code: string): Promise<TicketRow | undefined> {
  const [row] = await tx<TicketRow[]>`
    select ${columns(tx)} ${from(tx)} where k.code = ${code} for update of k`
  return row
}

export async function noteUsed(tx: Tx, id: string, by: string, now: Date): Promise<void> {
  await tx`update ticket set state = 'used', used_at = ${now}, used_by = ${by} where ticket_id = ${id}`
}

export interface Arrivals {
  readonly sold: number
  readonly arrived: number
  readonly latest: readonly { guest: string; type: string; at: Date }[]
}
export async function arrivals(q: Queryable, eventId: number): Promise<Arrivals> {
  const [[row], latest] = await Promise.all([
    q<[{ sold: number; arrived: number }]>`
      select count(*)::integer as sold, (count(*) filter (where state = 'used'))::integer as arrived
      from ticket where event_id = ${eventId} and state <> 'cancelled'`,
    q<{ guest: string; type: string; at: Date }[]>`
      select k.guest, t.name as type, k.used_at as at ${from(q)}
      where k.event_id = ${eventId} and k.state = 'used' order by k.used_at desc limit 8`,
  ])
  return { ...row, latest }
}
