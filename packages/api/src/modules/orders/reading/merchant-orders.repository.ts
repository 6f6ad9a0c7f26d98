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

/** Up to as many orders of a search are looked up one by one; more are sought among all of the merchant's orders. */
const few = 500

/**
 * Each half uses a trigram index, whose expression it has to repeat; as conditions beside each other neither index would
 * be used, and all lines of all merchants be read.
 */
const named = (q: Queryable, merchantId: number, words: string) => {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return q`
    select n.order_id from shop_order n
    where n.merchant_id = ${merchantId} and (
      n.order_id || ' ' || coalesce(n.address ->> 'name', '') || ' ' || coalesce(n.address ->> 'phone', '')
    ) ilike ${pattern}
    union all
    select l.order_id from order_line l where l.name ilike ${pattern}`
}

type Naming = Pick<MerchantSearch, 'merchantId' | 'words'>

/** The orders that match the words, if they are few; with more, or without words, undefined. */
export async function fewNamed(q: Queryable, { merchantId, words }: Naming): Promise<string[] | undefined> {
  if (!words) return undefined
  const found = await q<{ id: string }[]>`select order_id as id from (${named(q, merchantId, words)} limit ${few}) f`
  return found.length < few ? found.map(({ id }) => id) : undefined
}

/**
 * The condition that an order `o` matches the words. PostgreSQL expects few matches of any words, and would look up each
 * of the 40,000 orders of a common product by itself; `is true` has it compare them with the merchant's orders instead.
 */
export function naming(q: Queryable, { merchantId, words }: Naming, ids: readonly string[] | undefined) {
  if (!words) return q``
  if (ids) return q`and o.order_id = any(${[...ids]}::text[])`
  return q`and (o.order_id in (${named(q, merchantId, words)})) is true`
}

export async function listOfMerchant(
  q: Queryable,
  { merchantId, states, words, isOldestFirst = false }: MerchantSearch,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  const ids = await fewNamed(q, { merchantId, words })
  const among = states ? q`and o.state = any(${[...states]}::text[])` : q``
  const order = isOldestFirst ? q`o.placed_at, o.order_id` : q`o.placed_at desc, o.order_id desc`
  // The page is taken first: the columns, with all lines and events, would otherwise be read for each order before it.
  return q<OrderRow[]>`
    select ${orderColumns(q)} from (
      select o.* from shop_order o
      where o.merchant_id = ${merchantId} ${among} ${naming(q, { merchantId, words }, ids)}
      order by ${order} limit ${limit} offset ${offset}
    ) o order by ${order}`
}

/** Counts the orders in all states, whatever states the search asks for. */
export async function countOfMerchant(
  q: Queryable,
  { merchantId, words }: Pick<MerchantSearch, 'merchantId' | 'words'>,
): Promise<{ state: string; count: number }[]> {
  const ids = await fewNamed(q, { merchantId, words })
  return q<{ state: string; count: number }[]>`
    select o.state, count(*)::integer as count from shop_order o
    where o.merchant_id = ${merchantId} ${naming(q, { merchantId, words }, ids)} group by o.state`
}

/** Sales by day in India; cancelled and returned orders and declined lines do not count. */
export async function salesOfMerchant(
  q: Queryable,
  merchantId: number,
  fromDay: string,
): Promise<{ date: string; orders: number; pieces: number; sales: number }[]> {
  return q<{ date: string; orders: number; pieces: number; sales: number }[]>`
    select (o.placed_at at time zone 'Asia/Kolkata')::date::text as date, count(*)::integer as orders,
      sum(kept.payable)::bigint as sales, sum(kept.pieces)::integer as pieces
    from shop_order o cross join lateral (
      select sum(l.goods_paise + l.shipping_paise - l.payment_discount_paise) as payable, sum(l.qty) as pieces
      from order_line l where l.order_id = o.order_id and l.state <> 'cancelled'
    ) kept
    where o.merchant_id = ${merchantId} and o.state not in ('cancelled', 'rto')
      and o.placed_at >= (${fromDay}::date::timestamp at time zone 'Asia/Kolkata')
    group by 1`
}
