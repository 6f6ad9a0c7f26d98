-- One row per thing that a user saved. `ref` is its slug, after its city for posts and events; there is no foreign key,
-- because the things belong to several modules. `price_told_at`: when the user was told that this product costs less
-- than when it was saved; later falls are measured from both moments.
create table saved_item (
  user_id bigint not null,
  kind text not null,
  ref text not null,
  saved_at timestamptz not null default clock_timestamp(),
  price_told_at timestamptz,
  constraint saved_item__identity primary key (user_id, kind, ref),
  constraint saved_item__kind check (kind in ('product', 'place', 'post', 'event', 'mall', 'video', 'map')),
  constraint saved_item__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint saved_item__user foreign key (user_id) references app_user (id) on delete cascade
);
create index saved_item__newest on saved_item (user_id, saved_at desc, ref);
-- Counts how often a thing was saved.
create index saved_item__of_thing on saved_item (kind, ref);

create trigger saved_item__hearts_gone after delete on saved_item referencing old table as changed_rows
  for each statement execute function count_hearts();
create trigger saved_item__hearts_new after insert on saved_item referencing new table as changed_rows
  for each statement execute function count_hearts();
create trigger saved_item__numbers_gone after delete on saved_item referencing old table as stale for each statement
  execute function product_numbers_changed('ref', 'slug');
create trigger saved_item__numbers_new after insert on saved_item referencing new table as fresh for each statement
  execute function product_numbers_changed('ref', 'slug');
