import { recountUses } from '../../coupons/coupon-use.ts'
import type { OrderState } from '../../orders/steps/order-states.ts'
import { rollUp } from '../../orders/steps/order-states.ts'
import type { Check, Finding } from '../proof.ts'

export const orderChecks: readonly Check[] = [
  {
    name: 'placed-means-ordered',
    area: 'orders',
    says: 'A transaction has orders if and only if it is placed; its bag is then closed.',
    find: (q, _, limit) => q`
      select t.transaction_id as id, 'is ' || t.state || ' with ' || o.count || ' orders, its bag is ' || c.state as text
      from checkout_transaction t
      join cart c on c.cart_id = t.cart_id
      cross join lateral (select count(*) from shop_order where transaction_id = t.transaction_id) o
      where (t.state = 'placed' and (o.count = 0 or c.state <> 'ordered'))
        or (t.state <> 'placed' and o.count > 0)
      limit ${limit}`,
  },
  {
    name: 'order-story',
    area: 'orders',
    says: 'The last step in an order’s history is its current state.',
    find: (q, _, limit) => q`
      select o.order_id as id, 'is ' || o.state || ', its story ends with ' || coalesce(e.to_state, 'nothing') as text
      from shop_order o left join lateral (
        select to_state from order_event where order_id = o.order_id and to_state is not null
        order by event_id desc limit 1
      ) e on true
      where e.to_state is distinct from o.state
      limit ${limit}`,
  },
  {
    name: 'order-and-lines',
    area: 'orders',
    says: 'An order has the state of its least advanced line.',
    async find(q, _, limit) {
      const rows = await q<{ id: string; state: OrderState; lines: OrderState[] }[]>`
        select o.order_id as id, o.state, array_agg(distinct l.state) as lines
        from shop_order o join order_line l using (order_id)
        group by o.order_id having array_agg(distinct l.state) <> array[o.state]
        limit 5000`
      const broken: Finding[] = rows
        .filter(({ state, lines }) => state !== 'on_hold' && rollUp(lines) !== state)
        .map(({ id, state, lines }) => ({ id, text: `is ${state}, its lines are ${lines.join(', ')}` }))
      return broken.slice(0, limit)
    },
  },
  {
    name: 'coupon-uses',
    area: 'orders',
    says: 'A coupon’s count equals its uses that were not released, and never exceeds its limit.',
    find: (q, _, limit) => q`
      select c.code as id, 'counts ' || c.used || ', used ' || u.count || ' times' as text
      from coupon c cross join lateral (
        select count(*) from coupon_use where coupon_id = c.coupon_id and given_back_at is null
      ) u
      where u.count <> c.used
      limit ${limit}`,
    repair: {
      says: 'Recounts the uses of each coupon, with the coupon locked.',
      run: recountUses,
    },
  },
]
