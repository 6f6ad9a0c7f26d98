-- A wallet's movements as its owner sees them: one row for each posting on one of their accounts.
create view wallet_movement as
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

-- A page of them, newest first, of one account or of all but what is owed; and how many there are, as counted while they
-- are written. Each account that has any is read from its end, so a long ledger costs what a short one does.
-- The plan does not depend on the page, and making it takes longer than reading: it is made once a connection.
create function wallet_movements(owner bigint, of_account text, skipped integer, most integer)
returns table (
  id bigint, at timestamptz, account text, kind text, amount bigint, text text, order_ids text[], transaction_id text,
  refund_id text, gift_id text, expires timestamptz, total integer
)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with page as (
    select newest.posting_id
    from wallet_account a
    cross join lateral (
      select p.posting_id from wallet_posting p
      where p.account_id = a.account_id order by p.posting_id desc limit skipped + most
    ) newest
    where a.user_id = owner and a.postings > 0 and a.kind <> 'owed' and (of_account is null or a.kind = of_account)
    order by newest.posting_id desc limit most offset skipped
  )
  select m.id, m.at, m.account, m.kind, m.amount, m.text, m.order_ids, m.transaction_id, m.refund_id, m.gift_id, m.expires,
    (
      select sum(a.postings)::integer from wallet_account a
      where a.user_id = owner and a.kind <> 'owed' and (of_account is null or a.kind = of_account)
    )
  from page join wallet_movement m on m.id = page.posting_id
  order by m.id desc;
end
$$;
