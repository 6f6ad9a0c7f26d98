-- Pictures people upload, drawn anew by us. They lie in the database so that every API process serves them; a shop that
-- outgrows this moves `bytes` to an object store and keeps the row.
create table media (
  id text not null,
  user_id bigint not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  ground text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint media__identity primary key (id),
  constraint media__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint media__size check (width between 1 and 2000 and height between 1 and 2000),
  constraint media__bytes check (octet_length(bytes) <= 8388608),
  constraint media__ground check (ground ~ '^#[0-9a-f]{6}$'),
  constraint media__user foreign key (user_id) references app_user (id) on delete cascade
);
-- WebP does not get smaller by packing it once more.
alter table media alter column bytes set storage external;
create index media__of_user on media (user_id, created_at desc);

-- What people keep for later. `ref` is the thing's slug: things of several modules, so no foreign key.
create table saved_item (
  user_id bigint not null,
  kind text not null,
  ref text not null,
  saved_at timestamptz not null default clock_timestamp(),
  constraint saved_item__identity primary key (user_id, kind, ref),
  constraint saved_item__kind check (kind in ('product', 'place', 'post', 'discovery')),
  constraint saved_item__ref check (ref ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint saved_item__user foreign key (user_id) references app_user (id) on delete cascade
);
create index saved_item__newest on saved_item (user_id, saved_at desc, ref);
