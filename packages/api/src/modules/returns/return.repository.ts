import type { Queryable } from '../../db.ts'
import type { ReturnRow } from './return-rows.ts'

/** Lines are selected with the request, so a page of requests is one statement however long it is. */
const columns = (q: Queryable) => q`
  r.request_id as id, r.order_id as "orderId", r.user_id as "userId", r.merchant_id as "merchantId",
  o.merchant_name as "merchantName", o.address ->> 'name' as buyer, r.kind, r.state, r.reached,
  r.refund_to as "refundTo", r.refund_paise as refund, r.perks_paise as perks, r.refund_id as "refundId", r.photos,
  r.pickup_address as "pickupAddress", r.pickup_date::text as "pickupDate", r.pickup_part as "pickupPart",
  r.pickup_courier as "pickupCourier", r.pickup_awb as "pickupAwb", r.condition, r.denied_because as "deniedBecause",
  r.holds_replacement as "holdsReplacement", r.requested_at as "requestedAt",
  (
    select json_agg(json_build_object(
      'lineId', t.line_id, 'pieces', t.pieces, 'reason', t.reason, 'note', t.note,
      'replacementSku', t.replacement_sku, 'replacementOptions', t.replacement_options, 'sku', l.sku, 'slug', l.slug,
      'name', l.name, 'picture', l.picture, 'options', l.options
    ) order by l.position)
    from return_line t join order_line l on l.line_id = t.line_id where t.request_id = r.request_id
  ) as lines`

const table = (q: Queryable) => q`return_request r join shop_order o on o.order_id = r.order_id`

export async function findRequest(q: Queryable, id: string): Promise<ReturnRow | undefined> {
  const [row] = await q<ReturnRow[]>`select ${columns(q)} from ${table(q)} where r.request_id = ${id}`
  return row
}

/** Newest first. */
export async function requestsOf(q: Queryable, orderIds: readonly string[]): Promise<ReturnRow[]> {
  return q<ReturnRow[]>`
    select ${columns(q)} from ${table(q)} where r.order_id = any(${[...orderIds]}::text[])
    order by r.requested_at desc, r.request_id`
}

export type ReturnGroup = 'waiting' | 'under_way' | 'ended'
/** States by group: waiting for the merchant, with the courier, or ended. */
export const groupStates: Readonly<Record<ReturnGroup, readonly ReturnRow['state'][]>> = {
  waiting: ['requested', 'approved', 'received'],
  under_way: ['pickup_scheduled', 'picked_up', 'replacement_shipped'],
  ended: ['denied', 'cancelled', 'refunded', 'fulfilled'],
}

export async function listOfMerchant(
  q: Queryable,
  merchantId: number,
  group: ReturnGroup | undefined,
  limit: number,
  offset: number,
): Promise<ReturnRow[]> {
  const among = group ? q`and r.state = any(${[...groupStates[group]]}::text[])` : q``
  const order = group === 'waiting' ? q`r.requested_at, r.request_id` : q`r.requested_at desc, r.request_id`
  return q<ReturnRow[]>`
    select ${columns(q)} from ${table(q)} where r.merchant_id = ${merchantId} ${among}
    order by ${order} limit ${limit} offset ${offset}`
}

export async function countStates(q: Queryable, merchantId: number): Promise<{ state: string; count: number }[]> {
  return q<{ state: string; count: number }[]>`
    select state, count(*)::integer as count from return_request where merchant_id = ${merchantId} group by state`
}

/** Numbers of the pieces of these lines claimed by requests that were neither denied nor cancelled. */
export async function takenPieces(q: Queryable, lineIds: readonly number[]): Promise<ReadonlyMap<number, Set<number>>> {
  const rows = await q<{ lineId: number; piece: number }[]>`
    select t.line_id as "lineId", p as piece
    from return_line t join return_request r on r.request_id = t.request_id, unnest(t.pieces) p
    where t.line_id = any(${[...lineIds]}::bigint[]) and r.state not in ('denied', 'cancelled')`
  const taken = new Map<number, Set<number>>()
  for (const { lineId, piece } of rows) taken.set(lineId, (taken.get(lineId) ?? new Set()).add(piece))
  return taken
}
