import type { Queryable } from '../../../db.ts'
import { orderColumns } from '../order-columns.repository.ts'
import type { OrderRow } from '../order-rows.ts'

export interface MerchantSearch {
  readonly merchantId: number
  readonly states?: readonly string[] | undefined
  /** A part of an order id, of the buyer's name or phone, or of a product's name. */
  readonly words: string | undefined
  readonly isOldestFirst?: boolean
}

const naming = (q: Queryable, words: string | undefined) => {
  if (!words) return q``
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return q`and (
    o.order_id ilike ${pattern} or o.address ->> 'name' ilike ${pattern} or o.address ->> 'phone' like ${pattern}
    or exists (select from order_line l where l.order_id = o.order_id and l.name ilike ${pattern})
  )`
}

export async function listOfMerchant(
  q: Queryable,
  { merchantId, states, words, isOldestFirst = false }: MerchantSearch,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  const among = states ? q`and o.state = any(${[...states]}::text[])` : q``
  const order = isOldestFirst ? q`o.placed_at, o.order_id` : q`o.placed_at desc, o.order_id desc`
  return q<OrderRow[]>`
    select ${orderColumns(q)} from shop_order o
    where o.merchant_id = ${merchantId} ${among} ${naming(q, words)}
    order by ${order} limit ${limit} offset ${offset}`
}

/** Counts the orders in all states, whatever states the search asks for. */
export async function countOfMerchant(
  q: Queryable,
  { merchantId, words }: Pick<MerchantSearch, 'merchantId' | 'words'>,
): Promise<{ state: string; count: number }[]> {
  return q<{ state: string; count: number }[]>`
    select o.state, count(*)::integer as count from shop_order o
    where o.merchant_id = ${merchantId} ${naming(q, words)} group by o.state`
}

/** Sales by day in India; cancelled and returned orders do not count. */
export async function salesOfMerchant(
  q: Queryable,
  merchantId: number,
  fromDay: string,
): Promise<{ date: string; orders: number; pieces: number; sales: number }[]> {
  return q<{ date: string; orders: number; pieces: number; sales: number }[]>`
    select (o.placed_at at time zone 'Asia/Kolkata')::date::text as date, count(*)::integer as orders,
      sum(o.payable_paise)::bigint as sales,
      sum((select sum(l.qty) from order_line l where l.order_id = o.order_id))::integer as pieces
    from shop_order o
    where o.merchant_id = ${merchantId} and o.state not in ('cancelled', 'rto')
      and o.placed_at >= (${fromDay}::date::timestamp at time zone 'Asia/Kolkata')
    group by 1`
}
