-- What a posting adds to the totals of its account.
create or replace function wallet_posting_sums(moved text, amount bigint, out earned bigint, out spent bigint,
  out expired bigint)
language sql immutable parallel safe as $$
  select case when moved in ('perks_given', 'perks_taken_back') then amount else 0 end,
    case when moved in ('spent', 'perks_returned') then -amount else 0 end,
    case when moved = 'perks_expired' then -amount else 0 end
$$;
