-- What a long ledger would have to be read for is counted as it is written: how many postings an account of a buyer has,
-- and of perks what was earned, spent and has ended in all. What was spent and came back is not spent.
alter table wallet_account add column postings integer not null default 0;
alter table wallet_account add column earned_paise bigint not null default 0;
alter table wallet_account add column spent_paise bigint not null default 0;
alter table wallet_account add column expired_paise bigint not null default 0;

create function wallet_posting_sums(moved text, amount bigint, out earned bigint, out spent bigint, out expired bigint)
language sql immutable parallel safe as $$
  select case when moved in ('perks_given', 'perks_taken_back') then amount else 0 end,
    case when moved in ('spent', 'perks_returned') then -amount else 0 end,
    case when moved = 'perks_expired' then -amount else 0 end
$$;

update wallet_account a set
  postings = own.postings, earned_paise = own.earned, spent_paise = own.spent, expired_paise = own.expired
from (
  select p.account_id, count(*) as postings, sum(s.earned) as earned, sum(s.spent) as spent, sum(s.expired) as expired
  from wallet_posting p join wallet_entry e using (entry_id),
    wallet_posting_sums(e.kind, p.amount_paise) s
  group by p.account_id
) own
where own.account_id = a.account_id and a.user_id is not null;

create or replace function wallet_posting_moves_balance() returns trigger
language plpgsql as $$
begin
  update wallet_account a set
    balance_paise = a.balance_paise + new.amount_paise, postings = a.postings + 1,
    earned_paise = a.earned_paise + s.earned, spent_paise = a.spent_paise + s.spent,
    expired_paise = a.expired_paise + s.expired
  from wallet_entry e, wallet_posting_sums(e.kind, new.amount_paise) s
  where a.account_id = new.account_id and a.user_id is not null and e.entry_id = new.entry_id;
  return null;
end
$$;
