import type { AnsweredQuestion, OwnQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import type { Queryable } from '../../db.ts'

const isPublic = (q: Queryable) => q`state = 'answered' and visibility = 'shown'`
/** As the API writes moments. */
const moment = (q: Queryable, column: 'asked_at' | 'answered_at') =>
  q`to_char(${q(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export interface Part {
  readonly limit: number
  readonly offset: number
}

/** One page of a product's answered questions, and how many there are. */
export async function answeredOf(
  q: Queryable,
  productId: string,
  { limit, offset }: Part,
): Promise<{ rows: AnsweredQuestion[]; total: number }> {
  const [row] = await q<[{ rows: AnsweredQuestion[]; total: number }]>`
    select
      (select count(*)::integer from product_question where product_id = ${productId} and ${isPublic(q)}) as total,
      coalesce((
        select json_agg(json_build_object('id', a.id::text, 'text', a.body, 'answer', a.answer, 'answered_at', a.at)
          order by a.answered_at desc, a.id desc)
        from (
          select id, body, answer, answered_at, ${moment(q, 'answered_at')} as at from product_question
          where product_id = ${productId} and ${isPublic(q)}
          order by answered_at desc, id desc limit ${limit} offset ${offset}
        ) a
      ), '[]') as rows`
  return row
}

const own = (q: Queryable) => q`
  select r.id::text, json_build_object('slug', p.slug, 'title', p.title,
      'is_sold', exists (select from product_listing l where l.product_id = p.id)) as product,
    m.name as merchant, r.body as text,
    case r.visibility when 'removed' then 'removed' else r.state end as state,
    ${moment(q, 'asked_at')} as asked_at,
    case when r.state = 'answered' and r.visibility <> 'removed' then r.answer end as answer,
    case when r.state = 'answered' and r.visibility <> 'removed' then ${moment(q, 'answered_at')} end as answered_at,
    r.reason
  from product_question r
  join product p on p.id = r.product_id
  join merchant m on m.id = r.merchant_id`

/** The questions of a user, newest first; one more than requested tells whether there is another page. */
export async function ofAsker(q: Queryable, userId: string, { limit, offset }: Part): Promise<OwnQuestion[]> {
  return q<OwnQuestion[]>`
    ${own(q)} where r.user_id = ${userId} order by r.asked_at desc, r.id desc limit ${limit} offset ${offset}`
}

export async function ownById(q: Queryable, userId: string, id: string): Promise<OwnQuestion | undefined> {
  const [row] = await q<OwnQuestion[]>`${own(q)} where r.id = ${id} and r.user_id = ${userId}`
  return row
}

export async function countOfAsker(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<[{ total: number }]>`
    select count(*)::integer as total from product_question where user_id = ${userId}`
  return row.total
}

/** Serialises the questions of one user, so that two taps are one question and two tabs cannot get past the limits. */
export async function lockAsker(q: Queryable, userId: string): Promise<void> {
  await q`select from app_user where id = ${userId} for no key update`
}

export interface Asked {
  readonly userId: string
  readonly productId: string
  readonly body: string
}

/** What a user asked before: in all since a moment, what waits for an answer about one product, and the same again. */
export async function before(q: Queryable, { userId, productId, body }: Asked, since: Date) {
  const [row] = await q<[{ recent: number; open: number; same: string | null }]>`
    select count(*) filter (where asked_at > ${since})::integer as recent,
      count(*) filter (where product_id = ${productId} and state = 'open' and visibility <> 'removed')::integer
        as open,
      max(id) filter (where product_id = ${productId} and body = ${body} and state <> 'declined'
        and visibility <> 'removed')::text as same
    from product_question where user_id = ${userId}`
  return row
}

export async function insert(q: Queryable, { userId, productId, body }: Asked, now: Date): Promise<string> {
  const [row] = await q<[{ id: string }]>`
    insert into product_question (product_id, merchant_id, user_id, body, asked_at)
    select id, merchant_id, ${userId}, ${body}, ${now} from product where id = ${productId}
    returning id::text`
  return row.id
}

/** Deletes a question that nobody has answered; false when it is not the user's, or not open any more. */
export async function removeOpen(q: Queryable, userId: string, id: string): Promise<boolean> {
  const { count } = await q`
    delete from product_question
    where id = ${id} and user_id = ${userId} and state = 'open' and visibility <> 'removed'`
  return count > 0
}

export const isOf = async (q: Queryable, userId: string, id: string): Promise<boolean> =>
  (await q`select from product_question where id = ${id} and user_id = ${userId}`).length > 0

/** Deletes questions of before a moment that are not public. */
export function removeOld(q: Queryable, until: Date, limit: number) {
  return q`
    delete from product_question where id in (
      select id from product_question
      where (state <> 'answered' or visibility = 'removed') and asked_at < ${until}
      limit ${limit} for update skip locked
    )`
}
