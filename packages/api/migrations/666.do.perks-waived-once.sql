-- What expired of a reward is waived once when it is taken back, however many returns the goods come back in.
alter table wallet_lot
  add column waived_paise bigint not null default 0,
  add constraint wallet_lot__waived check (waived_paise >= 0 and waived_paise <= amount_paise);
