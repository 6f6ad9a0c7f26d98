import type { Queryable } from '../../../db.ts'
import { orderColumns } from '../order-columns.repository.ts'
import type { OrderRow } from '../order-rows.ts'
import { fewNamed, type MerchantSearch, naming } from './merchant-orders.repository.ts'

/** `states` are those of orders that have not been sent. */
type SendSearch = Pick<MerchantSearch, 'merchantId' | 'words'> & Required<Pick<MerchantSearch, 'states'>>

/** The day to send; orders of which it is not known have their promised day. */
const day = (q: Queryable) => q`coalesce(o.send_by, o.expected_by)`

/** A merchant's orders that have not been sent, the most urgent first; those to send by `until`, or all. */
export async function listToSend(
  q: Queryable,
  { merchantId, states = [], words, until }: SendSearch & { readonly until: string | null },
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  const ids = await fewNamed(q, { merchantId, words })
  const by = until === null ? q`` : q`and ${day(q)} <= ${until}`
  return q<OrderRow[]>`
    select ${orderColumns(q)} from (
      select o.* from shop_order o
      where o.merchant_id = ${merchantId} and o.state = any(${[...states]}::text[]) ${by}
        ${naming(q, { merchantId, words }, ids)}
      order by ${day(q)}, o.order_id limit ${limit} offset ${offset}
    ) o order by ${day(q)}, o.order_id`
}

export async function countToSend(
  q: Queryable,
  { merchantId, states = [], words }: SendSearch,
  today: string,
): Promise<{ readonly all: number; readonly today: number }> {
  const ids = await fewNamed(q, { merchantId, words })
  const [row] = await q<[{ all: number; today: number }]>`
    select count(*)::integer as all, (count(*) filter (where ${day(q)} <= ${today}))::integer as today
    from shop_order o
    where o.merchant_id = ${merchantId} and o.state = any(${[...states]}::text[])
      ${naming(q, { merchantId, words }, ids)}`
  return row
}
