import type { Check } from '../proof.ts'

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** Checks for orders that need attention. */
export const waitingOrderChecks: readonly Check[] = [
  {
    name: 'unanswered-orders',
    area: 'orders',
    says: 'A maker accepts an order within two days.',
    find: (q, now, limit) => q`
      select order_id as id, merchant_name || ', since ' || to_char(placed_at at time zone 'Asia/Kolkata', 'DD Mon HH24:MI')
        as text
      from shop_order where state in ('placed', 'on_hold') and placed_at < ${daysAgo(now, 2)}
      order by placed_at limit ${limit}`,
  },
  {
    name: 'unshipped-orders',
    area: 'orders',
    says: 'An accepted order leaves the maker in time for the promised day, or the one that the buyer chose.',
    find: (q, now, limit) => q`
      select order_id as id, merchant_name || ', promised for ' || to_char(expected_by, 'DD Mon')
        || coalesce(', to send by ' || to_char(send_by, 'DD Mon'), '') as text
      from shop_order
      where state in ('accepted', 'packed') and coalesce(send_by, expected_by) <
        (${now}::timestamptz at time zone 'Asia/Kolkata')::date
      order by coalesce(send_by, expected_by) limit ${limit}`,
  },
]
