-- A page of the movements of a wallet, newest first, of one account or of all but what is owed; and how many there
-- are, as counted while they are written. Each account that has any is read from its end, so a long ledger costs what
-- a short one does. The plan does not depend on the page, and making it takes longer than reading: it is made once a
-- connection.
create or replace function wallet_movements(owner bigint, of_account text, skipped integer, most integer)
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
  select m.id, m.at, m.account, m.kind, m.amount, m.text, m.order_ids, m.transaction_id, m.refund_id, m.gift_id,
    m.expires,
    (
      select sum(a.postings)::integer from wallet_account a
      where a.user_id = owner and a.kind <> 'owed' and (of_account is null or a.kind = of_account)
    )
  from page join wallet_movement m on m.id = page.posting_id
  order by m.id desc;
end
$$;
