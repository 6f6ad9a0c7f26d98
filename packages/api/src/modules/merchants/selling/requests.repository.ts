import type { RequestState } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import type { Queryable, Tx } from '../../../db.ts'

export interface ListedRow {
  readonly id: number
  readonly name: string
  readonly shop: string
  readonly city: string
  readonly askedAt: Date
  readonly answer: 'accepted' | 'declined' | null
}

export interface WholeRow extends ListedRow {
  readonly email: string
  readonly phone: string
  readonly about: string
  readonly link: string | null
  readonly answeredAt: Date | null
  readonly reason: string | null
  readonly merchant: { readonly slug: string; readonly name: string } | null
  readonly repeats: readonly {
    readonly name: string
    readonly shop: string
    readonly phone: string
    readonly city: string
    readonly about: string
    readonly link: string | null
    readonly at: string
  }[]
  readonly notes: readonly { readonly id: number; readonly text: string; readonly by: string; readonly at: string }[]
}

export interface RequestWish {
  readonly state: RequestState | undefined
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}

const stored = (state: RequestState) => (state === 'new' ? null : state)
const among = (q: Queryable, state: RequestState | undefined) =>
  state === undefined ? q`` : q`and r.answer is not distinct from ${stored(state)}`
const named = (q: Queryable, words: string | undefined) => {
  if (!words) return q``
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return q`and (r.name ilike ${pattern} or r.shop ilike ${pattern} or r.email ilike ${pattern} or r.phone like ${pattern})`
}

/** New requests first, the oldest of them at the top; then answered ones, the latest answer first. */
export const listRequests = (q: Queryable, { state, words, page, pagesize }: RequestWish) => q<ListedRow[]>`
  select r.id, r.name, r.shop, r.city, r.asked_at as "askedAt", r.answer
  from selling_request r where true ${among(q, state)} ${named(q, words)}
  order by r.answered_at desc nulls first, r.asked_at, r.id
  limit ${pagesize} offset ${(page - 1) * pagesize}`

export interface RequestCounts {
  readonly new: number
  readonly accepted: number
  readonly declined: number
  readonly late: number
}

/** Numbers of the requests that match a search; late ones are those from before this moment. */
export async function countRequests(q: Queryable, words: string | undefined, before: Date): Promise<RequestCounts> {
  const [row] = await q<[RequestCounts]>`
    select count(*) filter (where r.answer is null)::integer as new,
      count(*) filter (where r.answer = 'accepted')::integer as accepted,
      count(*) filter (where r.answer = 'declined')::integer as declined,
      count(*) filter (where r.answer is null and r.asked_at < ${before})::integer as late
    from selling_request r where true ${named(q, words)}`
  return row
}

export async function wholeRequest(q: Queryable, id: number): Promise<WholeRow | undefined> {
  const [row] = await q<WholeRow[]>`
    select r.id, r.name, r.shop, r.email, r.phone, r.city, r.about, r.link, r.asked_at as "askedAt", r.answer,
      r.answered_at as "answeredAt", r.reason, (
        select json_build_object('slug', m.slug, 'name', m.name) from merchant m where m.id = r.merchant_id
      ) as merchant, (
        select coalesce(json_agg(json_build_object('name', s.name, 'shop', s.shop, 'phone', s.phone, 'city', s.city,
          'about', s.about, 'link', s.link, 'at', wire_time(s.sent_at)) order by s.id), '[]')
        from selling_repeat s where s.request_id = r.id
      ) as repeats, (
        select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'by', coalesce(u.first_name, 'Someone'),
          'at', wire_time(n.written_at)) order by n.id), '[]')
        from selling_note n left join app_user u on u.id = n.written_by where n.request_id = r.id
      ) as notes
    from selling_request r where r.id = ${id}`
  return row
}

export interface NewNote {
  readonly requestId: number
  readonly text: string
  readonly userId: string
  readonly now: Date
}

export async function insertNote(q: Queryable, { requestId, text, userId, now }: NewNote): Promise<void> {
  await q`
    insert into selling_note (request_id, text, written_by, written_at)
    values (${requestId}, ${text}, ${userId}, ${now})`
}

interface Answer {
  readonly id: number
  readonly answer: 'accepted' | 'declined'
  readonly reason: string | null
  readonly now: Date
}

/** Answers a request and returns its email address; undefined when it is answered already or does not exist. */
export async function answerRequest(tx: Tx, { id, answer, reason, now }: Answer): Promise<string | undefined> {
  const [row] = await tx<{ email: string }[]>`
    update selling_request set answer = ${answer}, reason = ${reason}, answered_at = ${now}
    where id = ${id} and answered_at is null returning email`
  return row?.email
}

export async function tieToMerchant(tx: Tx, id: number, merchantId: number): Promise<void> {
  await tx`update selling_request set merchant_id = ${merchantId} where id = ${id}`
}
