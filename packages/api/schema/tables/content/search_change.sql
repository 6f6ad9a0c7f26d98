-- One row per change of a search document, read by transaction as in `shop_change`.
create table search_change (
  xid xid8 not null default pg_current_xact_id(),
  thing_id bigint,
  made_at timestamptz not null default now()
);
create index search_change__age on search_change (made_at);
create index search_change__by_transaction on search_change (xid);
