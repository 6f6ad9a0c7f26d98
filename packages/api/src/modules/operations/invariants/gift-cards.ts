import type { Check } from '../proof.ts'

/** Gift cards: every issued card is accounted for exactly once. */
export const giftCardChecks: readonly Check[] = [
  {
    name: 'gift-cards-issued',
    area: 'ledger',
    says: 'Gift cards issued equal those redeemed, open, expired and refunded, both in the ledger and among the cards.',
    find: (q, _, limit) => q`
      with cards as (
        select coalesce(sum(amount_paise), 0) as issued, coalesce(sum(amount_paise) filter (where state = 'open'), 0) as open,
          coalesce(sum(amount_paise) filter (where state = 'redeemed'), 0) as redeemed,
          coalesce(sum(amount_paise) filter (where state = 'expired'), 0) as expired,
          coalesce(sum(amount_paise) filter (where state = 'refunded'), 0) as refunded
        from gift_card where state <> 'unpaid'
      ), ledger as (
        select coalesce(sum(p.amount_paise) filter (where e.kind = 'gift_card_sold'), 0) as issued,
          coalesce(sum(p.amount_paise), 0) as open,
          coalesce(-sum(p.amount_paise) filter (where e.kind = 'gift_card_redeemed'), 0) as redeemed,
          coalesce(-sum(p.amount_paise) filter (where e.kind in ('gift_card_lapsed', 'gift_card_reopened')), 0) as expired,
          coalesce(-sum(p.amount_paise) filter (where e.kind = 'gift_card_refunded'), 0) as refunded
        from wallet_account a join wallet_posting p using (account_id) join wallet_entry e using (entry_id)
        where a.user_id is null and a.kind = 'gift_cards'
      )
      select 'all gift cards' as id, 'issued ' || c.issued || ' = redeemed ' || c.redeemed || ' + open ' || c.open || ' + expired '
        || c.expired || ' + refunded ' || c.refunded || '; the ledger says ' || l.issued || ' = ' || l.redeemed || ' + ' || l.open
        || ' + ' || l.expired || ' + ' || l.refunded as text
      from cards c, ledger l
      where (c.issued, c.redeemed, c.open, c.expired, c.refunded) <> (l.issued, l.redeemed, l.open, l.expired, l.refunded)
        or c.issued <> c.redeemed + c.open + c.expired + c.refunded
      limit ${limit}`,
  },
  {
    name: 'gift-cards-one-by-one',
    area: 'ledger',
    says: 'Each gift card was sold once, and ended at most once, in the way its state indicates, unless an expired one was reopened.',
    find: (q, _, limit) => q`
      select c.gift_id as id, 'is ' || c.state || ', in the ledger ' || coalesce(l.kinds, 'nothing') as text
      from gift_card c left join (
        select e.gift_id, string_agg(e.kind || ' ' || p.amount_paise, ', ' order by e.entry_id) as kinds
        from wallet_entry e join wallet_posting p using (entry_id)
        join wallet_account a on a.account_id = p.account_id and a.user_id is null and a.kind = 'gift_cards'
        where e.gift_id is not null group by e.gift_id
      ) l using (gift_id)
      where replace(
        coalesce(l.kinds, ''), ', gift_card_lapsed -' || c.amount_paise || ', gift_card_reopened ' || c.amount_paise, ''
      ) <> case c.state
        when 'unpaid' then '' when 'open' then 'gift_card_sold ' || c.amount_paise
        else 'gift_card_sold ' || c.amount_paise || ', ' || case c.state
          when 'redeemed' then 'gift_card_redeemed' when 'expired' then 'gift_card_lapsed' else 'gift_card_refunded'
        end || ' -' || c.amount_paise
      end
      limit ${limit}`,
  },
  {
    name: 'paid-gift-cards',
    area: 'money',
    says: 'Each paid gift card belongs to a transaction that was paid in full through the bank.',
    find: (q, _, limit) => q`
      select t.transaction_id as id, 'is ' || t.state || ' for ' || t.amount_paise || ' paise, its card costs '
        || coalesce(c.amount_paise::text, 'nothing') as text
      from checkout_transaction t left join gift_card c using (transaction_id)
      where t.kind = 'gift-card' and (
        (t.state = 'placed' and c.amount_paise is distinct from t.amount_paise)
        or (t.state <> 'placed' and c.gift_id is not null) or t.gift_paise + t.credit_paise > 0
      )
      limit ${limit}`,
  },
  {
    name: 'refunded-gift-cards',
    area: 'money',
    says: 'Only the price of a cancelled gift card is refunded to its buyer, and only once.',
    find: (q, _, limit) => q`
      select c.gift_id as id, c.state || ', refunded ' || coalesce(r.amount, 0) || ' of ' || c.amount_paise as text
      from gift_card c left join lateral (
        select sum(amount_paise) as amount from refund
        where transaction_id = c.transaction_id and key = 'purchase:' || c.transaction_id || ':' || c.gift_id
      ) r on true
      where coalesce(r.amount, 0) <> case when c.state = 'refunded' then c.amount_paise else 0 end
      limit ${limit}`,
  },
  {
    name: 'remainders-of-gift-cards',
    area: 'money',
    says: 'A returned gift card balance is refunded to the buyer of the card, and is not more than the card cost.',
    find: (q, _, limit) => q`
      select c.gift_id as id, 'left wallets ' || coalesce(l.amount, 0) || ', refunded ' || coalesce(r.amount, 0) || ' of '
        || c.amount_paise as text
      from gift_card c
      left join (
        select e.gift_id, sum(p.amount_paise) as amount
        from wallet_entry e join wallet_posting p using (entry_id)
        join wallet_account a on a.account_id = p.account_id and a.user_id is null
        where e.kind = 'gift_card_remainder_refunded' group by e.gift_id
      ) l using (gift_id)
      left join lateral (
        select sum(amount_paise) as amount from refund
        where transaction_id = c.transaction_id
          and starts_with(key, 'purchase:' || c.transaction_id || ':' || c.gift_id || ':remainder:')
      ) r on true
      where coalesce(l.amount, 0) <> coalesce(r.amount, 0) or coalesce(r.amount, 0) > c.amount_paise
      limit ${limit}`,
  },
  {
    name: 'card-lots',
    area: 'ledger',
    says: 'What is left of a gift card in a wallet is its value less what was spent, expired and returned to its buyer.',
    find: (q, _, limit) => q`
      select l.gift_id as id, l.left_paise || ' left of ' || l.amount_paise || ', spent ' || coalesce(u.spent, 0) || ', expired '
        || coalesce(m.expired, 0) || ', returned ' || coalesce(m.returned, 0) as text
      from wallet_lot l
      left join (
        select lot_id, sum(amount_paise - returned_paise) as spent from wallet_lot_use group by lot_id
      ) u using (lot_id)
      left join (
        select a.user_id, e.gift_id,
          -sum(p.amount_paise) filter (where e.kind in ('gift_card_expired', 'gift_card_extended')) as expired,
          -sum(p.amount_paise) filter (where e.kind = 'gift_card_remainder_refunded') as returned
        from wallet_entry e join wallet_posting p using (entry_id)
        join wallet_account a on a.account_id = p.account_id and a.kind = 'gift_cards' and a.user_id is not null
        where e.gift_id is not null group by a.user_id, e.gift_id
      ) m on m.user_id = l.user_id and m.gift_id = l.gift_id
      where l.kind = 'gift_cards' and (coalesce(m.expired, 0) < 0 or l.left_paise <> l.amount_paise - coalesce(u.spent, 0)
        - coalesce(m.expired, 0) - coalesce(m.returned, 0))
      limit ${limit}`,
  },
  {
    name: 'spent-lots',
    area: 'ledger',
    says: 'A payment took from lots what it spent of perks and gift cards, and no lot was refunded more than it gave.',
    find: (q, _, limit) => q`
      select h.transaction_id as id, 'spent ' || h.gift_paise || ' of gift cards, took ' || coalesce(u.gifts, 0) as text
      from wallet_hold h left join lateral (
        select sum(x.amount_paise) filter (where l.kind = 'gift_cards') as gifts
        from wallet_lot_use x join wallet_lot l using (lot_id) where x.transaction_id = h.transaction_id
      ) u on true
      where h.state = 'captured' and h.gift_paise <> coalesce(u.gifts, 0)
      limit ${limit}`,
  },
  {
    name: 'refunded-tenders',
    area: 'money',
    says: 'No payment method of an order or other purchase is refunded more than it paid.',
    find: (q, _, limit) => q`
      select o.order_id as id, 'gave back ' || r.gifts || ' of ' || o.gift_paise || ' from gift cards and ' || r.source
        || ' to the source' as text
      from shop_order o join (
        select order_id, sum(gift_paise) as gifts, sum(source_paise) as source from refund
        where order_id is not null group by order_id
      ) r using (order_id)
      where r.gifts > o.gift_paise or r.source > o.payable_paise - o.credit_paise - o.gift_paise
      union all
      select t.transaction_id, 'gave back ' || r.gifts || ' of ' || t.gift_paise || ' from gift cards'
      from checkout_transaction t join (
        select transaction_id, sum(gift_paise) as gifts from refund where order_id is null group by transaction_id
      ) r using (transaction_id)
      where r.gifts > t.gift_paise
      limit ${limit}`,
  },
]
