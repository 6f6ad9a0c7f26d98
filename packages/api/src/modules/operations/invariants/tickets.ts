import type { Check } from '../proof.ts'

/** Seats, tickets and the money for them. */
export const ticketChecks: readonly Check[] = [
  {
    name: 'seats',
    area: 'tickets',
    says: 'No ticket type has more seats sold and held than it has seats.',
    find: (q, now, limit) => q`
      select e.slug || ' ' || t.name as id, t.sold || ' sold and ' || h.held || ' held of ' || t.seats as text
      from ticket_type t join event e on e.id = t.event_id cross join lateral (
        select coalesce(sum(x.qty), 0) as held from ticket_hold_line x join ticket_hold h using (hold_id)
        where x.ticket_type_id = t.id and h.state = 'held' and h.expires_at > ${now}
      ) h
      where t.sold + h.held > t.seats
      limit ${limit}`,
  },
  {
    name: 'sold-seats',
    area: 'tickets',
    says: 'The count of a ticket type equals its tickets that were sold and not cancelled.',
    find: (q, _, limit) => q`
      select t.id::text as id, 'counts ' || t.sold || ', there are ' || coalesce(k.count, 0) as text
      from ticket_type t left join (
        select ticket_type_id, count(*)::integer as count from ticket where state <> 'cancelled' group by ticket_type_id
      ) k on k.ticket_type_id = t.id
      where t.sold <> coalesce(k.count, 0)
      limit ${limit}`,
  },
  {
    name: 'paid-tickets',
    area: 'money',
    says: 'Each paid ticket belongs to a paid transaction, and together they cost the agreed amount.',
    find: (q, _, limit) => q`
      select t.transaction_id as id, 'is ' || t.state || ' for ' || t.amount_paise + t.gift_paise + t.credit_paise || ' paise, its tickets cost '
        || coalesce(k.price, 0) as text
      from checkout_transaction t left join (
        select transaction_id, sum(price_paise) as price from ticket where transaction_id is not null group by transaction_id
      ) k using (transaction_id)
      where t.kind = 'tickets' and (
        (t.state = 'placed' and k.price is distinct from t.amount_paise + t.gift_paise + t.credit_paise)
        or (t.state <> 'placed' and k.price is not null)
      )
      limit ${limit}`,
  },
  {
    name: 'refunded-tickets',
    area: 'money',
    says: 'The price of a cancelled ticket is refunded to its buyer, once.',
    find: (q, _, limit) => q`
      select k.ticket_id as id, k.price_paise || ' paise, refunded ' || coalesce(r.amount, 0) as text
      from ticket k left join lateral (
        select sum(amount_paise) as amount from refund
        where transaction_id = k.transaction_id and key = 'purchase:' || k.transaction_id || ':' || k.ticket_id
      ) r on true
      where k.price_paise > 0 and coalesce(r.amount, 0) <> case when k.state = 'cancelled' then k.price_paise else 0 end
      limit ${limit}`,
  },
]
