-- One row per lot that a payment drew from; what is returned goes back into the same lots.
create table wallet_lot_use (
  transaction_id text not null,
  lot_id bigint not null,
  amount_paise bigint not null,
  returned_paise bigint not null default 0,
  constraint wallet_lot_use__identity primary key (transaction_id, lot_id),
  constraint wallet_lot_use__amount check (amount_paise > 0 and returned_paise >= 0
    and returned_paise <= amount_paise),
  constraint wallet_lot_use__lot foreign key (lot_id) references wallet_lot (lot_id)
);
create index wallet_lot_use__of_lot on wallet_lot_use (lot_id);
