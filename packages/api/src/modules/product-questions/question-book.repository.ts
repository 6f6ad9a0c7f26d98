import type { Queryable } from '../../db.ts'

export interface QuestionFacts {
  readonly merchantId: number
  readonly merchant: string
  /** Null once the account of who asked has been erased. */
  readonly userId: string | null
  readonly slug: string
  readonly title: string
  readonly isSold: boolean
  readonly text: string
  readonly state: 'open' | 'answered' | 'declined'
  readonly isRemoved: boolean
  readonly answer: string | null
  readonly reason: string | null
}

export async function find(q: Queryable, id: string): Promise<QuestionFacts | undefined> {
  const [row] = await q<QuestionFacts[]>`
    select r.merchant_id as "merchantId", m.name as merchant, r.user_id::text as "userId", p.slug, p.title,
      exists (select from product_listing l where l.product_id = p.id) as "isSold",
      r.body as text, r.state, r.visibility = 'removed' as "isRemoved", r.answer, r.reason
    from product_question r
    join product p on p.id = r.product_id
    join merchant m on m.id = r.merchant_id
    where r.id = ${id}`
  return row
}

/** The number of questions that wait for the merchant's answer. */
export async function countOpen(q: Queryable, merchantId: number): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer from product_question
    where merchant_id = ${merchantId} and state = 'open' and visibility <> 'removed'`
  return row.count
}
