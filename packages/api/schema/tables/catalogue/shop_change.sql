-- One row per change in the shop, by which every API process keeps its index up to date. Rows are read by transaction,
-- because they become visible in the order of commits, not of insertion. Old rows are deleted.
create table shop_change (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  product_id bigint,
  made_at timestamptz not null default now(),
  -- True if nothing by which the product is found has changed except its price.
  is_price_only boolean not null default false,
  constraint shop_change__kind check (kind in ('product', 'numbers', 'lookups', 'everything')),
  constraint shop_change__product check ((kind in ('product', 'numbers')) = (product_id is not null))
);
create index shop_change__age on shop_change (made_at);
create index shop_change__by_transaction on shop_change (xid);
