-- Accounts of the ledger: those of users, and those of the house. House accounts are the other side of every
-- movement and keep no balance of their own: it would be one row that everybody waits for.
create table wallet_account (
  account_id bigint generated always as identity,
  user_id bigint,
  kind text not null,
  balance_paise bigint,
  -- What a long ledger would have to be read for is counted as it is written: how many postings an account of a
  -- buyer has, and of perks what was earned, spent and has ended in all. What was spent and came back is not spent.
  postings integer not null default 0,
  earned_paise bigint not null default 0,
  spent_paise bigint not null default 0,
  expired_paise bigint not null default 0,
  constraint wallet_account__identity primary key (account_id),
  constraint wallet_account__once unique nulls not distinct (user_id, kind),
  constraint wallet_account__balance check ((user_id is null) = (balance_paise is null)),
  constraint wallet_account__floor check (balance_paise >= 0),
  constraint wallet_account__kind check (user_id is not null and (kind in ('perks', 'credit', 'gift_cards', 'owed'))
    or user_id is null and (kind in ('promotions', 'sales', 'refunds', 'gift_cards', 'gift_cards_sold', 'unused'))),
  constraint wallet_account__user foreign key (user_id) references app_user (id)
);

create constraint trigger wallet_account__made_of_lots after update on wallet_account deferrable initially deferred
  for each row when (new.kind in ('perks', 'gift_cards')) execute function wallet_lots_make_the_balance();
