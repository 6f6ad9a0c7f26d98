-- One row per account of the ledger, of a user or of the house. House accounts are the other side of every movement and
-- store no balance, because every writer would wait for that row.
create table wallet_account (
  account_id bigint generated always as identity,
  user_id bigint,
  kind text not null,
  balance_paise bigint,
  -- Totals updated with every posting, so that a long ledger need not be read: the number of postings of a user's
  -- account and, for perks, what was earned, spent and has expired in all. Spending that was returned is not counted.
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
