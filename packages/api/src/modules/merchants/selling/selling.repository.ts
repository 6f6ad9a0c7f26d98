import type { SellingRequest } from '@nukkad/contracts/endpoints/merchants/selling'
import type { Queryable, Tx } from '../../../db.ts'

export interface StoredRequest extends Omit<SellingRequest, 'link'> {
  readonly id: number
  readonly link: string | null
  readonly askedAt: Date
  /** sent with a refusal */
  readonly reason: string | null
}

/** What was sent; the address is that of the request. */
export type Sending = Omit<StoredRequest, 'id' | 'email' | 'reason'>

export interface PutRequest {
  readonly id: number
  /** False when there is an unanswered one of the same address, which stays as it is. */
  readonly isFirst: boolean
}

/** Stores the first unanswered request of an address, or finds and locks it. */
export async function putRequest(tx: Tx, asked: SellingRequest, now: Date): Promise<PutRequest> {
  const { name, shop, email, phone, city, about, link = null } = asked
  const [made] = await tx<{ id: number }[]>`
    insert into selling_request (name, shop, email, phone, city, about, link, asked_at)
    values (${name}, ${shop}, ${email}, ${phone}, ${city}, ${about}, ${link}, ${now})
    on conflict (email) where answered_at is null do nothing
    returning id`
  if (made) return { id: made.id, isFirst: true }
  const [open] = await tx<{ id: number }[]>`
    select id from selling_request where email = ${email} and answered_at is null for update`
  // It was answered in the meantime.
  return open ? { id: open.id, isFirst: false } : putRequest(tx, asked, now)
}

/** Everything that was sent for a request, the request itself first. */
export async function sendingsOf(q: Queryable, requestId: number): Promise<Sending[]> {
  return q<Sending[]>`
    select name, shop, phone, city, about, link, sent_at as "askedAt" from (
      select 0 as id, name, shop, phone, city, about, link, asked_at as sent_at
      from selling_request where id = ${requestId}
      union all
      select id, name, shop, phone, city, about, link, sent_at from selling_repeat where request_id = ${requestId}
    ) sent order by id`
}

export async function insertRepeat(tx: Tx, requestId: number, asked: SellingRequest, now: Date): Promise<number> {
  const { name, shop, phone, city, about, link = null } = asked
  const [row] = await tx<[{ id: number }]>`
    insert into selling_repeat (request_id, name, shop, phone, city, about, link, sent_at)
    values (${requestId}, ${name}, ${shop}, ${phone}, ${city}, ${about}, ${link}, ${now}) returning id`
  return row.id
}

/** With `repeat`, what was sent then. */
export async function findRequest(q: Queryable, id: number, repeat?: number): Promise<StoredRequest | undefined> {
  const sent = repeat === undefined ? q`r` : q`s`
  const [row] = await q<StoredRequest[]>`
    select r.id, ${sent}.name, ${sent}.shop, r.email, ${sent}.phone, ${sent}.city, ${sent}.about, ${sent}.link,
      r.asked_at as "askedAt", r.reason
    from selling_request r left join selling_repeat s on s.request_id = r.id and s.id = ${repeat ?? null}
    where r.id = ${id}`
  return row
}
