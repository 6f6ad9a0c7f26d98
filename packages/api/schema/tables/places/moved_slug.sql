-- One row per slug that was changed, so that old addresses redirect to the page.
create table moved_slug (
  kind text not null,
  city text not null,
  old text not null,
  new text not null,
  moved_at timestamptz not null default clock_timestamp(),
  constraint moved_slug__identity primary key (kind, city, old),
  constraint moved_slug__elsewhere check (old <> new),
  constraint moved_slug__kind check (kind in ('place', 'post', 'event', 'mall'))
);
create index moved_slug__by_target on moved_slug (kind, city, new);
