-- One row per payment that has reserved money in a wallet. Like a stock hold it counts only until it expires, so
-- correctness does not depend on a job. `cart_id` is the cart being paid for, which its own hold does not block.
create table wallet_hold (
  transaction_id text not null,
  user_id bigint not null,
  cart_id bigint,
  perks_paise bigint not null,
  credit_paise bigint not null,
  state text not null default 'held',
  held_at timestamptz not null,
  expires_at timestamptz not null,
  gift_paise bigint not null default 0,
  constraint wallet_hold__identity primary key (transaction_id),
  constraint wallet_hold__amounts check (perks_paise >= 0 and gift_paise >= 0 and credit_paise >= 0
    and (perks_paise + gift_paise + credit_paise) > 0),
  constraint wallet_hold__state check (state in ('held', 'captured', 'released')),
  constraint wallet_hold__user foreign key (user_id) references app_user (id)
);
create index wallet_hold__age on wallet_hold (expires_at) where state <> 'captured';
create index wallet_hold__live on wallet_hold (user_id, expires_at) where state = 'held';
