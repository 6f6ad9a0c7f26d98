import type { Queryable } from '../../db.ts'

/** How far a product has come with a buyer: 'ordered' is on its way, 'received' was delivered at least once. */
export type Purchase = 'never' | 'ordered' | 'received'

/** What other modules may know of somebody's orders. */
export const purchases = {
  async of(q: Queryable, userId: string, productId: string): Promise<Purchase> {
    const [row] = await q<[{ received: boolean | null; ordered: boolean | null }]>`
      select bool_or(l.state = 'delivered') as received, bool_or(l.state not in ('cancelled', 'rto')) as ordered
      from shop_order o join order_line l on l.order_id = o.order_id
      where o.user_id = ${userId} and l.product_id = ${productId}`
    if (row.received) return 'received'
    return row.ordered ? 'ordered' : 'never'
  },
} as const
