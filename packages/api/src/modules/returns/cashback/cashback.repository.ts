import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

/** Orders that are delivered, have no open return and are not rewarded yet; oldest first. */
export async function ordersToReward(q: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select o.order_id as id from shop_order o
    where o.state = 'delivered' and o.rewarded_at is null and o.delivered_at <= ${now}
      and not exists (select from order_line l where l.order_id = o.order_id and l.open_qty > 0)
    order by o.delivered_at limit ${limit}`
  return rows.map(({ id }) => id)
}

/** The value of an order's goods without the pieces that were refunded and the lines that were never sent. */
export async function keptGoods(tx: Tx, orderId: string): Promise<Paise> {
  const [kept] = await tx<[{ goods: Paise }]>`
    select coalesce(sum(l.goods_paise * (l.qty - back.pieces) / l.qty), 0)::bigint as goods
    from order_line l cross join lateral (
      select coalesce(sum(cardinality(t.pieces)), 0) as pieces
      from return_line t join return_request r on r.request_id = t.request_id and r.state = 'refunded'
      where t.line_id = l.line_id
    ) back
    where l.order_id = ${orderId} and l.state <> 'cancelled'`
  return kept.goods
}

/** Whether an order was rewarded, and the transaction that paid for it. Callers hold the order's lock. */
export async function rewardOf(tx: Tx, orderId: string): Promise<{ isRewarded: boolean; transactionId: string }> {
  const [row] = await tx<[{ isRewarded: boolean; transactionId: string }]>`
    select rewarded_at is not null as "isRewarded", transaction_id as "transactionId"
    from shop_order where order_id = ${orderId}`
  return row
}
