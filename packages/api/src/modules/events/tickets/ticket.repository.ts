import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'

export interface TicketRow {
  readonly id: string
  readonly holdId: string
  readonly eventId: number
  readonly typeId: number
  readonly type: string
  readonly userId: number
  readonly transactionId: string | null
  readonly isPaidOnline: boolean
  readonly guest: string
  readonly code: string
  readonly price: Paise
  readonly state: 'valid' | 'used' | 'cancelled'
  readonly issuedAt: Date
  readonly usedAt: Date | null
}

export const columns = (q: Queryable) => q`
  k.ticket_id as id, k.hold_id as "holdId", k.event_id as "eventId", k.ticket_type_id as "typeId", t.name as type,
  k.user_id as "userId", k.transaction_id as "transactionId", k.is_paid_online as "isPaidOnline", k.guest, k.code,
  k.price_paise as price, k.state, k.issued_at as "issuedAt", k.used_at as "usedAt"`
export const from = (q: Queryable) => q`from ticket k join ticket_type t on t.id = k.ticket_type_id`

interface NewTicket extends Omit<TicketRow, 'type' | 'state' | 'usedAt'> {
  /** Its position in the booking, from 1. */
  readonly seat: number
}
export async function insert(tx: Tx, rows: readonly NewTicket[]): Promise<void> {
  await tx`
    insert into ticket (ticket_id, hold_id, event_id, ticket_type_id, user_id, transaction_id, is_paid_online, guest, code,
      price_paise, issued_at, seat)
    select r.* from jsonb_to_recordset(${json(tx, rows)}) as r (
      "id" text, "holdId" text, "eventId" bigint, "typeId" bigint, "userId" bigint, "transactionId" text,
      "isPaidOnline" boolean, guest text, code text, price bigint, "issuedAt" timestamptz, seat smallint
    )`
}

export async function ofEvent(q: Queryable, eventId: number, userId: string): Promise<TicketRow[]> {
  return q<TicketRow[]>`
    select ${columns(q)} ${from(q)} where k.event_id = ${eventId} and k.user_id = ${userId} and k.state <> 'cancelled'
    order by k.issued_at, k.hold_id, k.seat`
}

export async function ofHold(q: Queryable, holdId: string): Promise<TicketRow[]> {
  return q<TicketRow[]>`select ${columns(q)} ${from(q)} where k.hold_id = ${holdId} order by k.seat`
}

/** Whether this is the email address of the user's account, and proven to be theirs. */
export async function isProvenAddress(q: Queryable, userId: number, email: string): Promise<boolean> {
  const rows = await q`
    select from app_user where id = ${userId} and email = ${email} and email_verified_at is not null`
  return rows.length > 0
}

/** The valid tickets of an event, locked: for cancelling it. */
export async function lockValid(tx: Tx, eventId: number): Promise<TicketRow[]> {
  return tx<TicketRow[]>`
    select ${columns(tx)} ${from(tx)} where k.event_id = ${eventId} and k.state = 'valid' order by k.ticket_id
    for update of k`
}

/** Whether a user holds a ticket for an event, used or not. */
export async function hasTicket(q: Queryable, userId: string, eventId: number): Promise<boolean> {
  const rows = await q`
    select from ticket where user_id = ${userId} and event_id = ${eventId} and state <> 'cancelled' limit 1`
  return rows.length > 0
}

export async function cancel(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx`
    update ticket set state = 'cancelled', cancelled_at = ${now} where ticket_id = ${id} and state = 'valid'
    returning ticket_id`
  return rows.length === 1
}

/** The total price of all tickets of a transaction, cancelled ones included. */
export async function paidBy(q: Queryable, transactionId: string): Promise<Paise> {
  const [row] = await q<[{ paid: Paise }]>`
    select coalesce(sum(price_paise), 0)::bigint as paid from ticket where transaction_id = ${transactionId}`
  return row.paid
}
