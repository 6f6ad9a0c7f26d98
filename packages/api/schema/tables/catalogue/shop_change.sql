-- What changed in the shop, so that every API process can catch up: rows are read by transaction, because they appear
-- in the order of commits and not of their making. Old ones are swept away.
create table shop_change (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  product_id bigint,
  made_at timestamptz not null default now(),
  -- All that the product is found by is as it was, but for its price.
  is_price_only boolean not null default false,
  constraint shop_change__kind check (kind in ('product', 'lookups', 'everything')),
  constraint shop_change__product check ((kind = 'product') = (product_id is not null))
);
create index shop_change__age on shop_change (made_at);
create index shop_change__by_transaction on shop_change (xid);
