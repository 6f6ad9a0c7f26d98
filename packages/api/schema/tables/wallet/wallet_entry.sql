-- One row per movement of the ledger, which is append-only; the postings of a movement sum to zero. `key` makes a gift,
-- a refund or a purchase happen once.
create table wallet_entry (
  entry_id bigint generated always as identity,
  key text not null,
  kind text not null,
  user_id bigint not null,
  transaction_id text,
  order_id text,
  text text not null,
  at timestamptz not null,
  refund_id text,
  gift_id text,
  constraint wallet_entry__identity primary key (entry_id),
  constraint wallet_entry__once unique (key),
  constraint wallet_entry__kind check (kind in ('perks_given', 'perks_returned', 'perks_expired', 'perks_taken_back',
    'credit_given', 'credit_paid_out', 'spent', 'gift_card_sold', 'gift_card_refunded', 'gift_card_lapsed',
    'gift_card_reopened', 'gift_card_redeemed', 'gift_card_returned', 'gift_card_expired', 'gift_card_extended',
    'gift_card_remainder_refunded')),
  constraint wallet_entry__user foreign key (user_id) references app_user (id)
);

create trigger wallet_entry__append_only before delete or update or truncate on wallet_entry for each statement
  execute function wallet_is_append_only();
