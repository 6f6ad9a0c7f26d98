import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderState } from './steps/order-states.ts'

/** Lines, events and parcels come with the order, so a page of orders is one statement however long it is. */
export const orderColumns = (q: Queryable) => q`
  o.order_id as id, o.transaction_id as "transactionId", o.user_id as "userId", o.merchant_id as "merchantId",
  o.merchant_slug as "merchantSlug", o.merchant_name as "merchantName", o.state, o.payment_method as method,
  o.payment_status as "paymentStatus", o.address, o.items_paise as items, o.discount_paise as discount,
  o.shipping_paise as shipping, o.payment_discount_paise as "paymentDiscount", o.payable_paise as payable,
  o.gift_paise as gifts, o.credit_paise as credit, o.cgst_paise as cgst, o.sgst_paise as sgst, o.igst_paise as igst,
  o.expected_by::text as "expectedBy", o.placed_at as "placedAt",
  case when o.state = 'delivered' then coalesce(o.delivered_at, o.updated_at) end as "deliveredAt",
  (
    select json_agg(json_build_object(
      'id', l.line_id, 'sku', l.sku, 'productId', l.product_id, 'slug', l.slug, 'name', l.name, 'picture', l.picture,
      'qty', l.qty, 'price', l.price_paise, 'items', l.items_paise,
      'payable', l.goods_paise + l.shipping_paise - l.payment_discount_paise, 'perks', l.perks_paise,
      'state', l.state, 'open', l.open_qty, 'done', l.done_qty, 'isReturnable', l.is_returnable,
      'options', l.options, 'customOptions', l.custom_options
    ) order by l.position) from order_line l where l.order_id = o.order_id
  ) as lines,
  (
    select json_agg(json_build_object(
      'id', e.event_id, 'at', e.at, 'kind', e.kind, 'to', e.to_state, 'actor', e.actor, 'text', e.text
    ) order by e.event_id)
    from order_event e where e.order_id = o.order_id
  ) as events,
  (
    select coalesce(json_agg(json_build_object(
      'requestId', s.request_id, 'courier', s.courier, 'awb', s.awb, 'shippedAt', s.shipped_at,
      'expectedBy', s.expected_by, 'deliveredAt', s.delivered_at
    ) order by s.shipment_id), '[]')
    from shipment s where s.order_id = o.order_id
  ) as shipments`

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

/** What those of these orders cost that were not undone, by their ids. */
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

/** The newest ten that go to this phone. */
export async function listOfPhone(q: Queryable, phone: string): Promise<OrderRow[]> {
  return q<OrderRow[]>`
    select ${orderColumns(q)} from shop_order o where o.address ->> 'phone' = ${phone}
    order by o.placed_at desc, o.order_id limit 10`
}

/** The number of the last thing that happened to an order, and whom it concerns. */
export async function lastEvent(
  q: Queryable,
  orderId: string,
): Promise<{ userId: number; phone: string; eventId: number } | undefined> {
  const [row] = await q<{ userId: number; phone: string; eventId: number }[]>`
    select o.user_id as "userId", o.address ->> 'phone' as phone,
      (select max(e.event_id) from order_event e where e.order_id = o.order_id) as "eventId"
    from shop_order o where o.order_id = ${orderId}`
  return row
}

/** Whether somebody has a product, or once had: what was called off or came back does not count. */
export async function boughtBy(q: Queryable, userId: string, productId: string) {
  const [row] = await q<[{ received: boolean | null; ordered: boolean | null }]>`
    select bool_or(l.state = 'delivered') as received, bool_or(l.state not in ('cancelled', 'rto')) as ordered
    from shop_order o join order_line l on l.order_id = o.order_id
    where o.user_id = ${userId} and l.product_id = ${productId}`
  return row
}
