import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

/** How many orders came from one origin, and their revenue. */
export interface OriginOfOrders {
  readonly source: string
  readonly affiliation: string
  readonly referralCode: string
  readonly orders: number
  readonly payable: Paise
}

/** Orders of these days by the origin of their buyers. */
export function ordersByOrigin(q: Queryable, from: Date, to: Date): Promise<OriginOfOrders[]> {
  return q<OriginOfOrders[]>`
    select coalesce(o.source, 'direct') as source, coalesce(o.affiliation, '') as affiliation,
      coalesce(o.referral_code, '') as "referralCode", count(*)::integer as orders,
      sum(s.payable_paise)::bigint as payable
    from shop_order s left join order_origin o on o.order_id = s.order_id
    where s.placed_at >= ${from} and s.placed_at < ${to}
    group by 1, 2, 3 order by orders desc, payable desc limit 50`
}
