-- A wallet's movements as its owner sees them: one row for each posting on one of their accounts.
create or replace view wallet_movement as
select p.posting_id as id, a.user_id, e.at, a.kind as account, e.kind, p.amount_paise as amount, e.text,
  case
    when e.order_id is not null then array[e.order_id]
    when e.transaction_id is null then '{}'
    else array(select o.order_id from shop_order o where o.transaction_id = e.transaction_id order by o.order_id)
  end as order_ids,
  e.transaction_id, e.refund_id, e.gift_id,
  case when a.kind = l.kind then l.expires_at end as expires
from wallet_posting p
join wallet_account a on a.account_id = p.account_id
join wallet_entry e on e.entry_id = p.entry_id
left join wallet_lot l on l.entry_id = p.entry_id
where a.user_id is not null;
