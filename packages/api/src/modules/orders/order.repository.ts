import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import { orderColumns } from './order-columns.repository.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderState } from './steps/order-states.ts'

export async function findOrder(q: Queryable, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await q<OrderRow[]>`select ${orderColumns(q)} from shop_order o where o.order_id = ${orderId}`
  return row
}

export async function findOwn(q: Queryable, userId: string, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await q<OrderRow[]>`
    select ${orderColumns(q)} from shop_order o where o.order_id = ${orderId} and o.user_id = ${userId}`
  return row
}

export async function listOfTransaction(q: Queryable, transactionId: string): Promise<OrderRow[]> {
  return q<OrderRow[]>`
    select ${orderColumns(q)} from shop_order o where o.transaction_id = ${transactionId} order by o.merchant_id`
}

const ended: readonly OrderState[] = ['cancelled', 'rto']

/** The amounts of those of these orders that were not cancelled or returned, by order id. */
export async function amountsOf(q: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Paise>> {
  const rows = await q<{ id: string; payable: Paise }[]>`
    select order_id as id, payable_paise as payable from shop_order
    where order_id = any(${[...ids]}) and state <> all(${[...ended]})`
  return new Map(rows.map(({ id, payable }) => [id, payable]))
}

type OrderFilter = 'open' | 'delivered' | 'returns' | 'ended'

const matching = (q: Queryable, filter: OrderFilter | undefined) => {
  if (filter === 'open') return q`and o.state <> all(${[...ended, 'delivered']}::text[])`
  if (filter === 'delivered') return q`and o.state = 'delivered'`
  if (filter === 'ended') return q`and o.state = any(${[...ended]}::text[])`
  if (filter !== 'returns') return q``
  return q`and exists (select from order_line l where l.order_id = o.order_id and l.open_qty + l.done_qty > 0)`
}

export interface OwnOrders {
  readonly userId: string
  readonly filter: OrderFilter | undefined
}

export async function listOwn(
  q: Queryable,
  { userId, filter }: OwnOrders,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  return q<OrderRow[]>`
    select ${orderColumns(q)} from shop_order o where o.user_id = ${userId} ${matching(q, filter)}
    order by o.placed_at desc, o.order_id desc limit ${limit} offset ${offset}`
}

export async function countOwn(q: Queryable, { userId, filter }: OwnOrders): Promise<number> {
  const [row] = await q<[{ total: number }]>`
    select count(*)::integer as total from shop_order o where o.user_id = ${userId} ${matching(q, filter)}`
  return row.total
}

/** The ten newest orders for this phone that were placed after `since`. */
export async function listOfPhone(q: Queryable, phone: string, since: Date): Promise<OrderRow[]> {
  return q<OrderRow[]>`
    select ${orderColumns(q)} from shop_order o where o.address ->> 'phone' = ${phone} and o.placed_at > ${since}
    order by o.placed_at desc, o.order_id limit 10`
}

interface LastEvent {
  readonly userId: number
  readonly phone: string
  readonly placedAt: Date
  readonly eventId: number
}

/** The id of an order's latest event, and whom the order concerns. */
export async function lastEvent(q: Queryable, orderId: string): Promise<LastEvent | undefined> {
  const [row] = await q<LastEvent[]>`
    select o.user_id as "userId", o.address ->> 'phone' as phone, o.placed_at as "placedAt",
      (select max(e.event_id) from order_event e where e.order_id = o.order_id) as "eventId"
    from shop_order o where o.order_id = ${orderId}`
  return row
}

/** Whether a user has ordered or received a product; cancelled and returned lines do not count. */
export async function boughtBy(q: Queryable, userId: string, productId: string) {
  const [row] = await q<[{ received: boolean | null; ordered: boolean | null }]>`
    select bool_or(l.state = 'delivered') as received, bool_or(l.state not in ('cancelled', 'rto')) as ordered
    from shop_order o join order_line l on l.order_id = o.order_id
    where o.user_id = ${userId} and l.product_id = ${productId}`
  return row
}
