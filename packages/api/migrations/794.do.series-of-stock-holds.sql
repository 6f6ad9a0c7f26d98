-- Since when a user has held pieces of a SKU, over all their carts and transactions. Holds that follow one another end
-- together, however often a payment window is opened, so that nobody keeps the last piece from others for ever. Paying
-- deletes the row.
create table stock_hold_series (
  user_id bigint not null,
  sku text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  constraint stock_hold_series__identity primary key (user_id, sku),
  constraint stock_hold_series__user foreign key (user_id) references app_user (id) on delete cascade
);
