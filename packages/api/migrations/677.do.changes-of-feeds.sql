-- Processes that cache pages of feeds read here whether a list of places or posts has changed.
create table feed_change (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  made_at timestamptz not null default now(),
  constraint feed_change__kind check (kind in ('place', 'post'))
);
create index feed_change__age on feed_change (made_at);
create index feed_change__by_transaction on feed_change (xid);
