import type { MerchantQuestion, MerchantQuestionGroup } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import type { Queryable } from '../../db.ts'
import type { Part } from './product-question.repository.ts'

const columns = (q: Queryable) => q`
  r.id::text,
  json_build_object('slug', p.slug, 'title', p.title,
    'is_sold', exists (select from product_listing l where l.product_id = p.id),
    'image', (select product_pictures(p.id, v.colour_slug) -> 0 from lead_variant v where v.product_id = p.id)
  ) as product,
  coalesce((select nullif(u.first_name, '') from app_user u where u.id = r.user_id), 'A shopper') as asker,
  r.body as text, r.state, r.visibility, r.answer, r.reason, r.version,
  to_char(r.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked_at,
  to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as answered_at`

/** Open ones oldest first, the others latest first. Open ones that the team removed are not shown. */
export async function ofMerchant(
  q: Queryable,
  merchantId: number,
  group: MerchantQuestionGroup,
  { limit, offset }: Part,
): Promise<MerchantQuestion[]> {
  return q<MerchantQuestion[]>`
    select ${columns(q)} from product_question r join product p on p.id = r.product_id
    where r.merchant_id = ${merchantId} and r.state = ${group}
      ${group === 'open' ? q`and r.visibility <> 'removed'` : q``}
    order by ${group === 'open' ? q`r.asked_at, r.id` : q`coalesce(r.answered_at, r.asked_at) desc, r.id desc`}
    limit ${limit} offset ${offset}`
}

export async function countsOf(q: Queryable, merchantId: number): Promise<Record<MerchantQuestionGroup, number>> {
  const [row] = await q<[Record<MerchantQuestionGroup, number>]>`
    select count(*) filter (where state = 'open' and visibility <> 'removed')::integer as open,
      count(*) filter (where state = 'answered')::integer as answered,
      count(*) filter (where state = 'declined')::integer as declined
    from product_question where merchant_id = ${merchantId}`
  return row
}

export async function oneOf(q: Queryable, merchantId: number, id: string): Promise<MerchantQuestion | undefined> {
  const [row] = await q<MerchantQuestion[]>`
    select ${columns(q)} from product_question r join product p on p.id = r.product_id
    where r.id = ${id} and r.merchant_id = ${merchantId}`
  return row
}

/** Which question is changed, and the version that the person saw. */
export interface Seen {
  readonly merchantId: number
  readonly id: string
  readonly version: number
}

/** Stores an answer; false when the question was changed since it was seen. The time of a first answer stays. */
export async function answer(q: Queryable, seen: Seen, text: string, now: Date): Promise<boolean> {
  const { count } = await q`
    update product_question
    set state = 'answered', answer = ${text}, answered_at = coalesce(answered_at, ${now}), reason = null,
      answer_changed_at = case when answer <> ${text} then ${now}::timestamptz else answer_changed_at end,
      version = version + 1
    where id = ${seen.id} and merchant_id = ${seen.merchantId} and version = ${seen.version}
      and visibility <> 'removed'`
  return count > 0
}

/** Declines a question; an answer that it has is kept, and hidden. */
export async function decline(q: Queryable, seen: Seen, reason: string): Promise<boolean> {
  const { count } = await q`
    update product_question set state = 'declined', reason = ${reason}, version = version + 1
    where id = ${seen.id} and merchant_id = ${seen.merchantId} and version = ${seen.version}
      and visibility <> 'removed'`
  return count > 0
}
