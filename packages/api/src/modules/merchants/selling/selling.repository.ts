import type { SellingRequest } from '@nukkad/contracts/endpoints/merchants/selling'
import type { Queryable, Tx } from '../../../db.ts'

export interface StoredRequest extends Omit<SellingRequest, 'link'> {
  readonly id: number
  readonly link: string | null
  readonly askedAt: Date
  /** sent with a refusal */
  readonly reason: string | null
}

export interface PutRequest {
  /** Stays the same while the request is unanswered. */
  readonly id: number
  /** False when it replaces an unanswered one of the same address. */
  readonly isFirst: boolean
}

export async function putRequest(tx: Tx, asked: SellingRequest, now: Date): Promise<PutRequest> {
  const { name, shop, email, phone, city, about, link = null } = asked
  const [row] = await tx<[PutRequest]>`
    insert into selling_request (name, shop, email, phone, city, about, link, asked_at)
    values (${name}, ${shop}, ${email}, ${phone}, ${city}, ${about}, ${link}, ${now})
    on conflict (email) where answered_at is null do update set name = excluded.name, shop = excluded.shop,
      phone = excluded.phone, city = excluded.city, about = excluded.about, link = excluded.link,
      asked_at = excluded.asked_at
    returning id, xmax = 0 as "isFirst"`
  return row
}

export async function findRequest(q: Queryable, id: number): Promise<StoredRequest | undefined> {
  const [row] = await q<StoredRequest[]>`
    select id, name, shop, email, phone, city, about, link, asked_at as "askedAt", reason
    from selling_request where id = ${id}`
  return row
}
