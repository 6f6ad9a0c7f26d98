import type { Check } from '../proof.ts'

/** Prices, taxes and discounts add up to the paisa, from the line to the transaction. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'order-totals',
    area: 'money',
    says: 'The total of every order is the sum of its lines, to the paisa.',
    find: (q, _, limit) => q`
      select o.order_id as id, 'the order says ' || o.payable_paise || ' paise, its lines ' || l.payable as text
      from shop_order o join lateral (
        select sum(items_paise) as items, sum(discount_paise) as discount, sum(shipping_paise) as shipping,
          sum(payment_discount_paise) as off, sum(cgst_paise) as cgst, sum(sgst_paise) as sgst, sum(igst_paise) as igst,
          sum(goods_paise + shipping_paise - payment_discount_paise) as payable
        from order_line where order_id = o.order_id
      ) l on true
      where (o.items_paise, o.discount_paise, o.shipping_paise, o.payment_discount_paise, o.cgst_paise, o.sgst_paise,
        o.igst_paise, o.payable_paise)
        is distinct from (l.items, l.discount, l.shipping, l.off, l.cgst, l.sgst, l.igst, l.payable)
      limit ${limit}`,
  },
  {
    name: 'transaction-totals',
    area: 'money',
    says: 'The amount of a placed transaction, in money, gift cards and credit, equals the total of its orders.',
    find: (q, _, limit) => q`
      select t.transaction_id as id,
        'agreed on ' || t.amount_paise || ' paise, ' || t.gift_paise || ' of gift cards and ' || t.credit_paise || ' of credit, ordered for ' || o.payable as text
      from checkout_transaction t join lateral (
        select sum(payable_paise) as payable, sum(gift_paise) as gifts, sum(credit_paise) as credit
        from shop_order where transaction_id = t.transaction_id
      ) o on true
      where t.state = 'placed' and t.kind = 'bag' and (
        o.payable is null or o.payable <> t.amount_paise + t.gift_paise + t.credit_paise
        or (o.gifts, o.credit) <> (t.gift_paise, t.credit_paise)
      )
      limit ${limit}`,
  },
]
