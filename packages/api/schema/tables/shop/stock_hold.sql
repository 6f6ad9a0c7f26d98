-- One row per SKU that is reserved while a buyer pays. What another cart can take is `on_hand` less unexpired holds. An
-- expired row has no effect, so correctness does not depend on a job.
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
