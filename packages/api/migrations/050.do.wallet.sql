-- What a buyer has at the shop: perks (a present, with an end) and credit (the shop's debt, without one). Every movement
-- is an entry whose postings sum to zero, written once and never changed.

-- House accounts are the other side of every movement and keep no balance of their own: it would be one row that
-- everybody waits for.
create table wallet_account (
  account_id bigint generated always as identity,
  user_id bigint,
  kind text not null,
  balance_paise bigint,
  constraint wallet_account__identity primary key (account_id),
  constraint wallet_account__user foreign key (user_id) references app_user (id),
  constraint wallet_account__kind check (
    (user_id is not null and kind in ('perks', 'credit'))
    or (user_id is null and kind in ('promotions', 'sales', 'refunds'))
  ),
  constraint wallet_account__balance check ((user_id is null) = (balance_paise is null)),
  constraint wallet_account__floor check (balance_paise >= 0),
  constraint wallet_account__once unique nulls not distinct (user_id, kind)
);
insert into wallet_account (kind) values ('promotions'), ('sales'), ('refunds');

-- `key` is what makes a gift, a refund or a purchase happen once.
create table wallet_entry (
  entry_id bigint generated always as identity,
  key text not null,
  kind text not null,
  user_id bigint not null,
  transaction_id text,
  order_id text,
  text text not null,
  at timestamptz not null,
  constraint wallet_entry__identity primary key (entry_id),
  constraint wallet_entry__once unique (key),
  constraint wallet_entry__kind check (
    kind in ('perks_given', 'perks_returned', 'perks_expired', 'credit_given', 'spent')
  ),
  constraint wallet_entry__user foreign key (user_id) references app_user (id)
);

create table wallet_posting (
  posting_id bigint generated always as identity,
  entry_id bigint not null,
  account_id bigint not null,
  amount_paise bigint not null,
  constraint wallet_posting__identity primary key (posting_id),
  constraint wallet_posting__entry foreign key (entry_id) references wallet_entry (entry_id),
  constraint wallet_posting__account foreign key (account_id) references wallet_account (account_id),
  constraint wallet_posting__amount check (amount_paise <> 0)
);
create index wallet_posting__of_entry on wallet_posting (entry_id);
create index wallet_posting__of_account on wallet_posting (account_id, posting_id desc);

create function wallet_is_append_only() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger wallet_entry__append_only before update or delete or truncate on wallet_entry
for each statement execute function wallet_is_append_only();
create trigger wallet_posting__append_only before update or delete or truncate on wallet_posting
for each statement execute function wallet_is_append_only();

-- The balance moves with its posting, so that neither can be written without the other.
create function wallet_posting_moves_balance() returns trigger
language plpgsql as $$
begin
  update wallet_account set balance_paise = balance_paise + new.amount_paise
  where account_id = new.account_id and user_id is not null;
  return null;
end
$$;
create trigger wallet_posting__moves_balance after insert on wallet_posting
for each row execute function wallet_posting_moves_balance();

create function wallet_entry_sums_to_zero() returns trigger
language plpgsql as $$
begin
  if (select sum(amount_paise) from wallet_posting where entry_id = new.entry_id) <> 0 then
    raise exception 'the postings of entry % do not sum to zero', new.entry_id
      using errcode = 'check_violation', constraint = 'wallet_entry__sums_to_zero';
  end if;
  return null;
end
$$;
create constraint trigger wallet_entry__sums_to_zero after insert on wallet_posting
deferrable initially deferred for each row execute function wallet_entry_sums_to_zero();

-- Perks lie in lots, each with its end; what is left of all lots is the balance of the account. A lot past its end
-- counts for nothing, whether or not it was booked out already.
create table perks_lot (
  lot_id bigint generated always as identity,
  user_id bigint not null,
  entry_id bigint not null,
  amount_paise bigint not null,
  left_paise bigint not null,
  expires_at timestamptz not null,
  constraint perks_lot__identity primary key (lot_id),
  constraint perks_lot__once unique (entry_id),
  constraint perks_lot__left check (left_paise between 0 and amount_paise),
  constraint perks_lot__amount check (amount_paise > 0),
  constraint perks_lot__user foreign key (user_id) references app_user (id),
  constraint perks_lot__entry foreign key (entry_id) references wallet_entry (entry_id)
);
create index perks_lot__to_spend on perks_lot (user_id, expires_at, lot_id) where left_paise > 0;
create index perks_lot__to_expire on perks_lot (expires_at, lot_id) where left_paise > 0;

create function perks_lots_make_the_balance() returns trigger
language plpgsql as $$
begin
  if coalesce((select balance_paise from wallet_account where user_id = new.user_id and kind = 'perks'), 0)
    <> coalesce((select sum(left_paise) from perks_lot where user_id = new.user_id), 0) then
    raise exception 'the lots of user % are not what their account holds', new.user_id
      using errcode = 'check_violation', constraint = 'perks_lot__makes_the_balance';
  end if;
  return null;
end
$$;
create constraint trigger perks_lot__makes_the_balance after insert or update on perks_lot
deferrable initially deferred for each row execute function perks_lots_make_the_balance();
create constraint trigger wallet_account__made_of_lots after update on wallet_account
deferrable initially deferred for each row when (new.kind = 'perks')
execute function perks_lots_make_the_balance();

-- What payments under way have set aside. Like a stock hold it counts only until its end, so no job is needed to be
-- right. `cart_id` is the bag it pays for, to which its own hold is no obstacle.
create table wallet_hold (
  transaction_id text not null,
  user_id bigint not null,
  cart_id bigint,
  perks_paise bigint not null,
  credit_paise bigint not null,
  state text not null default 'held',
  held_at timestamptz not null,
  expires_at timestamptz not null,
  constraint wallet_hold__identity primary key (transaction_id),
  constraint wallet_hold__user foreign key (user_id) references app_user (id),
  constraint wallet_hold__amounts check (perks_paise >= 0 and credit_paise >= 0 and perks_paise + credit_paise > 0),
  constraint wallet_hold__state check (state in ('held', 'captured', 'released'))
);
create index wallet_hold__live on wallet_hold (user_id, expires_at) where state = 'held';
create index wallet_hold__age on wallet_hold (expires_at) where state <> 'captured';

-- The wallet's doors for bags: what this buyer could spend at this moment on this bag.
create function usable_perks(buyer bigint, bag bigint, moment timestamptz) returns bigint
language sql stable as $$
  select greatest(0, coalesce((
    select sum(l.left_paise) from perks_lot l where l.user_id = buyer and l.left_paise > 0 and l.expires_at > moment
  ), 0) - coalesce((
    select sum(h.perks_paise) from wallet_hold h
    where h.user_id = buyer and h.state = 'held' and h.expires_at > moment and h.cart_id is distinct from bag
  ), 0))::bigint
$$;
create function usable_credit(buyer bigint, bag bigint, moment timestamptz) returns bigint
language sql stable as $$
  select greatest(0, coalesce((
    select a.balance_paise from wallet_account a where a.user_id = buyer and a.kind = 'credit'
  ), 0) - coalesce((
    select sum(h.credit_paise) from wallet_hold h
    where h.user_id = buyer and h.state = 'held' and h.expires_at > moment and h.cart_id is distinct from bag
  ), 0))::bigint
$$;
