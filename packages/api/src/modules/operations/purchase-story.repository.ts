import type { Queryable } from '../../db.ts'

/** One thing that is stored about a purchase. */
export interface StoryRow {
  readonly at: Date
  readonly what: 'purchase' | 'payment' | 'order' | 'refund'
  readonly id: string
  readonly state: string
  readonly amount: number
  readonly note: string | null
}

/**
 * What is stored about the purchase that an id belongs to, oldest first: of a transaction, an order, a refund, or of the
 * gateway's order, payment or refund.
 */
export const storyOf = (q: Queryable, id: string): Promise<StoryRow[]> => q<StoryRow[]>`
  with found as materialized (
    select transaction_id from checkout_transaction where transaction_id = ${id}
    union select transaction_id from gateway_order where gateway_order_id = ${id}
    union select transaction_id from payment where payment_id = ${id}
    union select transaction_id from shop_order where order_id = ${id}
    union select transaction_id from refund where refund_id = ${id} or gateway_refund_id = ${id}
  )
  select created_at as at, 'purchase' as what, transaction_id as id, state, amount_paise as amount,
    concat_ws(', ', method, kind, gateway_order_id, reason) as note
  from checkout_transaction t
  left join (select transaction_id, gateway_order_id from gateway_order) g using (transaction_id)
  where transaction_id in (select transaction_id from found)
  union all
  select created_at, 'payment', payment_id, state, amount_paise, concat_ws(', ', method, error_text)
  from payment where transaction_id in (select transaction_id from found)
  union all
  select placed_at, 'order', order_id, state, payable_paise, concat_ws(', ', merchant_name, payment_status)
  from shop_order where transaction_id in (select transaction_id from found)
  union all
  select requested_at, 'refund', refund_id, state, amount_paise,
    concat_ws(', ', order_id, gateway_refund_id, 'tried ' || tries || ' times', reason)
  from refund where transaction_id in (select transaction_id from found)
  order by at, what`

/** The latest purchases of the account with this email, latest first. */
export const purchasesOf = (q: Queryable, email: string, limit: number): Promise<StoryRow[]> => q<StoryRow[]>`
  select t.created_at as at, 'purchase' as what, t.transaction_id as id, t.state, t.amount_paise as amount,
    concat_ws(', ', t.method, t.kind, (
      select string_agg(order_id, ' ' order by order_id) from shop_order o where o.transaction_id = t.transaction_id
    ), t.reason) as note
  from checkout_transaction t
  where t.user_id = (select id from app_user where email = ${email.toLowerCase()})
  order by t.created_at desc limit ${limit}`
