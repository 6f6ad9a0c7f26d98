import type { MerchantReview, MerchantReviewGroup } from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import type { Queryable } from '../../db.ts'

const columns = (q: Queryable) => q`
  r.id::text,
  json_build_object('slug', p.slug, 'title', p.title,
    'is_sold', exists (select from product_listing l where l.product_id = p.id),
    'image', (select product_pictures(p.id, v.colour_slug) -> 0 from lead_variant v where v.product_id = p.id)
  ) as product,
  r.author, r.rating, r.title, r.body as text, r.is_verified as verified, r.photos, r.answer, r.version,
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as written_at,
  to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as answered_at`

/** The newest first: the latest review, or the latest answer. */
export async function ofMerchant(
  q: Queryable,
  merchantId: number,
  group: MerchantReviewGroup,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MerchantReview[]> {
  return q<MerchantReview[]>`
    select ${columns(q)} from product p join review r on r.product_id = p.id
    where p.merchant_id = ${merchantId} and r.state = 'published'
      and ${group === 'open' ? q`r.answer is null` : q`r.answer is not null`}
    order by ${group === 'open' ? q`r.created_at` : q`r.answered_at`} desc, r.id desc
    limit ${limit} offset ${offset}`
}

export async function countsOf(q: Queryable, merchantId: number): Promise<Record<MerchantReviewGroup, number>> {
  const [row] = await q<[Record<MerchantReviewGroup, number>]>`
    select count(*) filter (where r.answer is null)::integer as open, count(r.answer)::integer as answered
    from product p join review r on r.product_id = p.id
    where p.merchant_id = ${merchantId} and r.state = 'published'`
  return row
}

export async function oneOf(q: Queryable, merchantId: number, id: string): Promise<MerchantReview | undefined> {
  const [row] = await q<MerchantReview[]>`
    select ${columns(q)} from product p join review r on r.product_id = p.id
    where r.id = ${id} and p.merchant_id = ${merchantId} and r.state = 'published'`
  return row
}

/** Which review is answered, and the version that the person saw. */
export interface Seen {
  readonly merchantId: number
  readonly id: string
  readonly version: number
}

/** Stores an answer, or deletes it for null; false when the review was changed since it was seen. */
export async function answer(q: Queryable, seen: Seen, text: string | null, now: Date): Promise<boolean> {
  const { count } = await q`
    update review r
    set answer = ${text},
      answered_at = case when ${text}::text is not null then coalesce(r.answered_at, ${now}::timestamptz) end,
      version = r.version + 1
    from product p
    where r.id = ${seen.id} and r.version = ${seen.version} and r.state = 'published'
      and p.id = r.product_id and p.merchant_id = ${seen.merchantId}`
  return count > 0
}

/** A review with its answer, for the mail to its writer; `userId` is null for reviews of before Nukkad. */
export interface AnsweredReview {
  readonly userId: string | null
  readonly slug: string
  readonly product: string
  readonly isSold: boolean
  readonly merchant: string
  readonly title: string
  readonly answer: string | null
}

export async function find(q: Queryable, id: string): Promise<AnsweredReview | undefined> {
  const [row] = await q<AnsweredReview[]>`
    select r.user_id as "userId", p.slug, p.title as product, m.name as merchant, r.title, r.answer,
      exists (select from product_listing l where l.product_id = p.id) as "isSold"
    from review r
    join product p on p.id = r.product_id
    join merchant m on m.id = p.merchant_id
    where r.id = ${id} and r.state = 'published'`
  return row
}
