import type { Check } from '../proof.ts'

/** Subscription boxes, and the money for them. */
export const subscriptionChecks: readonly Check[] = [
  {
    name: 'paid-boxes',
    area: 'subscriptions',
    says: 'Payments for deliveries equal what was sent, is owed and was refunded, to the paisa.',
    find: (q, _, limit) => q`
      select t.transaction_id as id, 'paid ' || t.amount_paise + t.gift_paise + t.credit_paise || ' paise, its deliveries make ' || coalesce(c.amount, 0)
        || ' (' || coalesce(c.sent, 0) || ' sent, ' || coalesce(c.owed, 0) || ' owed, ' || coalesce(c.refunded, 0)
        || ' refunded)' as text
      from checkout_transaction t left join (
        select transaction_id, sum(amount_paise) as amount, count(*) filter (where state = 'sent') as sent,
          count(*) filter (where state = 'owed') as owed, count(*) filter (where state = 'refunded') as refunded
        from subscription_cycle group by transaction_id
      ) c using (transaction_id)
      where t.kind in ('subscription', 'subscription-box') and (
        (t.state = 'placed' and c.amount is distinct from t.amount_paise + t.gift_paise + t.credit_paise)
        or (t.state <> 'placed' and c.amount is not null)
      )
      limit ${limit}`,
  },
  {
    name: 'boxes-and-orders',
    area: 'subscriptions',
    says: 'Each delivery that was sent has one order at its price, and each order of a subscription has a delivery.',
    find: (q, _, limit) => q`
      select coalesce(c.subscription_id || ' ' || c.cycle, o.order_id) as id, case
        when c.subscription_id is null then 'is an order that no one paid for'
        when o.order_id is null then 'was sent without an order'
        else 'was paid ' || c.amount_paise || ' paise, its order costs ' || o.payable_paise end as text
      from (select * from subscription_cycle where state = 'sent') c
      full join (
        select s.* from shop_order s join checkout_transaction t using (transaction_id)
        where t.kind in ('subscription', 'subscription-box')
      ) o on o.order_id = c.order_id and o.part = c.cycle
      where c.subscription_id is null or o.order_id is null or o.payable_paise <> c.amount_paise
      limit ${limit}`,
  },
  {
    name: 'refunded-boxes',
    area: 'subscriptions',
    says: 'The price of a refunded delivery is refunded to its owner once, and nothing for other deliveries.',
    find: (q, _, limit) => q`
      select c.subscription_id || ' ' || c.cycle as id,
        'is ' || c.state || ', ' || coalesce(r.amount, 0) || ' of ' || c.amount_paise || ' paise go back' as text
      from subscription_cycle c left join lateral (
        select sum(amount_paise) as amount from refund
        where transaction_id = c.transaction_id and key = 'purchase:' || c.transaction_id || ':box-' || c.cycle
      ) r on true
      where coalesce(r.amount, 0) <> case when c.state = 'refunded' then c.amount_paise else 0 end
      limit ${limit}`,
  },
]
