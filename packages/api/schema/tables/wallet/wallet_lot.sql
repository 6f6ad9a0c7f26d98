-- One row per lot of perks or gift card in a wallet, with its expiry. The remainders of all lots of a kind sum to the
-- balance of the account. An expired lot counts for nothing, whether or not its expiry has been booked.
create table wallet_lot (
  lot_id bigint generated always as identity,
  user_id bigint not null,
  entry_id bigint not null,
  amount_paise bigint not null,
  left_paise bigint not null,
  expires_at timestamptz not null,
  kind text not null,
  gift_id text,
  reminded_at timestamptz,
  -- What expired unused and was not asked back when the goods of a reward were returned.
  waived_paise bigint not null default 0,
  constraint wallet_lot__identity primary key (lot_id),
  constraint wallet_lot__once unique (entry_id),
  constraint wallet_lot__one_a_card unique (gift_id),
  constraint wallet_lot__amount check (amount_paise > 0),
  constraint wallet_lot__kind check (kind = 'perks' and gift_id is null or kind = 'gift_cards'
    and gift_id is not null),
  constraint wallet_lot__left check (left_paise >= 0 and left_paise <= amount_paise),
  constraint wallet_lot__waived check (waived_paise >= 0 and waived_paise <= amount_paise),
  constraint wallet_lot__card foreign key (gift_id) references gift_card (gift_id),
  constraint wallet_lot__entry foreign key (entry_id) references wallet_entry (entry_id),
  constraint wallet_lot__user foreign key (user_id) references app_user (id)
);
create index wallet_lot__to_expire on wallet_lot (expires_at, lot_id) where left_paise > 0;
create index wallet_lot__to_spend on wallet_lot (user_id, kind, expires_at, lot_id) where left_paise > 0;

create constraint trigger wallet_lot__makes_the_balance after insert
  or update on wallet_lot deferrable initially deferred for each row execute function wallet_lots_make_the_balance();
