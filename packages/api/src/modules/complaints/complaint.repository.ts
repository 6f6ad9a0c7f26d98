import type { ComplaintKind } from '@nukkad/contracts/endpoints/people/complaints'
import type { Queryable, Tx } from '../../db.ts'
import type { Sender } from './complaint-senders.repository.ts'

export interface ComplaintRow {
  readonly ticket: string
  readonly kind: ComplaintKind
  readonly name: string
  readonly email: string
  readonly about: string
  readonly text: string
  readonly receivedAt: Date
  readonly answerBy: Date
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly answeredBy: string | null
}

export type NewComplaintRow = Pick<
  ComplaintRow,
  'ticket' | 'kind' | 'name' | 'email' | 'about' | 'text' | 'receivedAt' | 'answerBy'
> &
  Sender

const columns = (q: Queryable) => q`
  c.ticket, c.kind, c.name, c.email, c.about, c.body as text, c.received_at as "receivedAt",
  c.answer_by as "answerBy", c.answer, c.answered_at as "answeredAt",
  (select u.first_name from app_user u where u.id = c.answered_by) as "answeredBy"`

/** Whether it was stored; false if the ticket is taken. */
export async function putComplaint(tx: Tx, made: NewComplaintRow): Promise<boolean> {
  const rows = await tx`
    insert into complaint (ticket, kind, name, email, about, body, user_id, network, received_at, answer_by)
    values (${made.ticket}, ${made.kind}, ${made.name}, ${made.email}, ${made.about}, ${made.text}, ${made.userId},
      ${made.network}, ${made.receivedAt}, ${made.answerBy})
    on conflict (ticket) do nothing returning id`
  return rows.length > 0
}

export async function findComplaint(q: Queryable, ticket: string): Promise<ComplaintRow | undefined> {
  const [row] = await q<ComplaintRow[]>`select ${columns(q)} from complaint c where c.ticket = ${ticket}`
  return row
}

interface Listing {
  readonly isOpen: boolean
  readonly limit: number
  readonly offset: number
}

export async function listComplaints(q: Queryable, { isOpen, limit, offset }: Listing) {
  const wanted = isOpen ? q`c.answered_at is null` : q`c.answered_at is not null`
  const order = isOpen ? q`c.received_at, c.id` : q`c.answered_at desc, c.id`
  const [{ total }] = await q<[{ total: number }]>`select count(*)::integer as total from complaint c where ${wanted}`
  const rows = await q<ComplaintRow[]>`
    select ${columns(q)} from complaint c where ${wanted} order by ${order} limit ${limit} offset ${offset}`
  return { rows, total }
}

export const removeOld = (q: Queryable, before: Date, limit: number) => q`
  delete from complaint where id in (
    select id from complaint where answered_at <= ${before} order by answered_at limit ${limit} for update skip locked
  )`

interface Answer {
  readonly answer: string
  readonly at: Date
  readonly by: string
}

/** Whether it was open, and is now answered: of two answers at once, the first counts. */
export async function answerComplaint(tx: Tx, ticket: string, { answer, at, by }: Answer): Promise<boolean> {
  const rows = await tx`
    update complaint set answer = ${answer}, answered_at = ${at}, answered_by = ${by}
    where ticket = ${ticket} and answered_at is null returning id`
  return rows.length > 0
}
