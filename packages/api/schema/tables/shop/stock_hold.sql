-- Stock that is put aside while somebody pays. What is available is on_hand without unexpired holds. An expired row
-- means nothing, so no job is needed to be right.
create table stock_hold (
  transaction_id text not null,
  cart_id bigint not null,
  sku text not null,
  qty integer not null,
  expires_at timestamptz not null,
  constraint stock_hold__identity primary key (transaction_id, sku),
  constraint stock_hold__qty check (qty > 0),
  constraint stock_hold__cart foreign key (cart_id) references cart (cart_id) on delete cascade,
  constraint stock_hold__transaction foreign key (transaction_id)
    references checkout_transaction (transaction_id) on delete cascade
);
create index stock_hold__by_sku on stock_hold (sku, expires_at);
