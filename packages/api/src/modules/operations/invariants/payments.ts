import type { Check } from '../proof.ts'

/** Money received through the gateway pays for one purchase, or is refunded. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'paid-before-placed',
    area: 'money',
    says: 'Orders paid online have a payment of exactly the agreed amount.',
    find: (q, _, limit) => q`
      select t.transaction_id as id, 'placed for ' || t.amount_paise || ' paise without such a payment' as text
      from checkout_transaction t
      where t.state = 'placed' and t.method = 'razorpay' and not exists (
        select from payment p
        where p.transaction_id = t.transaction_id and p.state in ('captured', 'partly_refunded', 'refunded')
          and p.amount_paise = t.amount_paise
      )
      limit ${limit}`,
  },
  {
    name: 'money-kept',
    area: 'money',
    says: 'The payments kept from a buyer are at most the price of the purchase, and nothing if it was not completed.',
    find: (q, _, limit) => q`
      select t.transaction_id as id,
        'is ' || t.state || ' for ' || t.amount_paise || ' paise, ' || p.kept || ' of its payments are kept' as text
      from checkout_transaction t join (
        select transaction_id, sum(amount_paise - refund_asked_paise) as kept from payment
        where state in ('captured', 'partly_refunded', 'refunded') group by transaction_id
      ) p using (transaction_id)
      where p.kept > case when t.state in ('placed', 'paid', 'review') then t.amount_paise else 0 end
      limit ${limit}`,
  },
  {
    name: 'refunds-of-payments',
    area: 'money',
    says: 'The amounts requested and refunded of a payment are the sums of its refunds.',
    find: (q, _, limit) => q`
      select p.payment_id as id, 'notes ' || p.refund_asked_paise || ' asked and ' || p.refunded_paise
        || ' gone, refunds make ' || r.asked || ' and ' || r.gone as text
      from payment p cross join lateral (
        select coalesce(sum(source_paise), 0) as asked, coalesce(sum(source_paise) filter (where state = 'done'), 0) as gone
        from refund where payment_id = p.payment_id
      ) r
      where (p.refund_asked_paise, p.refunded_paise) is distinct from (r.asked, r.gone)
      limit ${limit}`,
  },
  {
    name: 'refunds-of-orders',
    area: 'money',
    says: 'No more is refunded for an order than was paid for it.',
    find: (q, _, limit) => q`
      select o.order_id as id, 'cost ' || o.payable_paise || ' paise, ' || r.sum || ' go back' as text
      from (select order_id, sum(amount_paise) as sum from refund where order_id is not null group by order_id) r
      join shop_order o using (order_id)
      where r.sum > o.payable_paise
      limit ${limit}`,
  },
]
