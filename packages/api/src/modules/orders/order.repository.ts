import type { CartLine, PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'
import type { OrderState, PaymentStatus } from './order-states.ts'

export interface OrderLineRow {
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly name: string
  readonly picture: Picture
  readonly qty: number
  readonly price: Paise
  readonly items: Paise
  readonly state: OrderState
  readonly options: Record<string, string>
  readonly customOptions: CartLine['custom_options']
}
export interface OrderEventRow {
  readonly at: string
  readonly kind: string
  readonly to: OrderState | null
  readonly text: string
}
export interface OrderAddressRow {
  readonly name: string
  readonly phone: string
  readonly line1: string
  readonly line2: string
  readonly landmark: string
  readonly city: string
  readonly state: string
  readonly postcode: string
}
export interface OrderRow {
  readonly id: string
  readonly transactionId: string
  readonly userId: number
  readonly merchantSlug: string
  readonly merchantName: string
  readonly state: OrderState
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly address: OrderAddressRow
  readonly items: Paise
  readonly discount: Paise
  readonly shipping: Paise
  readonly paymentDiscount: Paise
  readonly payable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly expectedBy: string | null
  readonly placedAt: Date
  readonly lines: readonly OrderLineRow[]
  readonly events: readonly OrderEventRow[]
}

/** Lines and events come with the order, so a page of orders is one statement however long it is. */
const columns = (q: Queryable) => q`
  o.order_id as id, o.transaction_id as "transactionId", o.user_id as "userId", o.merchant_slug as "merchantSlug",
  o.merchant_name as "merchantName", o.state, o.payment_method as method, o.payment_status as "paymentStatus",
  o.address, o.items_paise as items, o.discount_paise as discount, o.shipping_paise as shipping,
  o.payment_discount_paise as "paymentDiscount", o.payable_paise as payable, o.cgst_paise as cgst,
  o.sgst_paise as sgst, o.igst_paise as igst, o.expected_by::text as "expectedBy", o.placed_at as "placedAt",
  (
    select json_agg(json_build_object(
      'id', l.line_id, 'sku', l.sku, 'slug', l.slug, 'name', l.name, 'picture', l.picture, 'qty', l.qty,
      'price', l.price_paise, 'items', l.items_paise, 'state', l.state, 'options', l.options,
      'customOptions', l.custom_options
    ) order by l.position) from order_line l where l.order_id = o.order_id
  ) as lines,
  (
    select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'to', e.to_state, 'text', e.text) order by e.event_id)
    from order_event e where e.order_id = o.order_id
  ) as events`

export async function findOwn(q: Queryable, userId: string, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await q<OrderRow[]>`
    select ${columns(q)} from shop_order o where o.order_id = ${orderId} and o.user_id = ${userId}`
  return row
}

export async function listOfTransaction(q: Queryable, transactionId: string): Promise<OrderRow[]> {
  return q<OrderRow[]>`
    select ${columns(q)} from shop_order o where o.transaction_id = ${transactionId} order by o.merchant_id`
}

export async function listOwn(q: Queryable, userId: string, limit: number, offset: number): Promise<OrderRow[]> {
  return q<OrderRow[]>`
    select ${columns(q)} from shop_order o where o.user_id = ${userId}
    order by o.placed_at desc, o.order_id desc limit ${limit} offset ${offset}`
}

export async function countOwn(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<[{ total: number }]>`
    select count(*)::integer as total from shop_order where user_id = ${userId}`
  return row.total
}

/** Locks the transaction and all its orders, in order: what happens to one may concern the others (its coupon). */
export async function lockSiblings(
  tx: Tx,
  orderId: string,
  isLocking: boolean,
): Promise<readonly { readonly id: string; readonly state: OrderState }[]> {
  const lock = isLocking ? tx`for update` : tx``
  await tx`
    select from checkout_transaction
    where transaction_id = (select transaction_id from shop_order where order_id = ${orderId}) ${lock}`
  return tx<{ id: string; state: OrderState }[]>`
    select order_id as id, state from shop_order
    where transaction_id = (select transaction_id from shop_order where order_id = ${orderId})
    order by order_id ${lock}`
}

export interface StateChange {
  readonly orderId: string
  readonly from: OrderState
  readonly to: OrderState
  readonly paymentStatus?: PaymentStatus
  readonly reason?: string | null
  readonly now: Date
}

/** Moves the order and those of its lines that stood with it; false when it no longer stands where it was seen. */
export async function moveOrder(tx: Tx, change: StateChange): Promise<boolean> {
  const { orderId, from, to, paymentStatus, reason, now } = change
  const rows = await tx`
    update shop_order set
      state = ${to}, payment_status = ${paymentStatus ?? tx`payment_status`},
      cancel_reason = ${reason ?? tx`cancel_reason`}, updated_at = ${now}
    where order_id = ${orderId} and state = ${from} returning order_id`
  await tx`update order_line set state = ${to} where order_id = ${orderId} and state = ${from}`
  return rows.length === 1
}

export interface OrderEvent {
  readonly orderId: string
  readonly at: Date
  readonly kind: 'placed' | 'moved' | 'cancelled' | 'note'
  readonly from?: OrderState
  readonly to?: OrderState
  readonly actor: 'buyer' | 'merchant' | 'courier' | 'shop'
  readonly text: string
}
export async function appendEvents(tx: Tx, events: readonly OrderEvent[]): Promise<void> {
  const rows = events.map(({ orderId, at, kind, from, to, actor, text }) => ({
    order_id: orderId,
    at,
    kind,
    from_state: from ?? null,
    to_state: to ?? null,
    actor,
    text,
  }))
  await tx`insert into order_event ${tx(rows)}`
}
