-- A page of the movements of a wallet, newest first, of one account or of all except what is owed; with their total,
-- which is counted as they are written. Each account is read from its end, so a long ledger costs as little as a short
-- one. The plan does not depend on the page and takes longer to make than to run: it is made once for each connection.
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
