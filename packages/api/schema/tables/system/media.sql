-- One row per uploaded picture, re-encoded by the server. Pictures are stored in the database so that every API process
-- can serve them; a shop that outgrows this moves `bytes` to an object store and keeps the row.
create table media (
  id text not null,
  -- Null once the account of the one who uploaded it is erased; it stays because pages show it.
  user_id bigint,
  -- WebP does not compress any further.
  bytes bytea storage external not null,
  width integer not null,
  height integer not null,
  ground text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When the picture was first used; unused ones are deleted after a while. It is not known which of the older pictures
  -- are used, so they all count as used.
  used_at timestamptz,
  constraint media__identity primary key (id),
  constraint media__bytes check (octet_length(bytes) <= 8388608),
  constraint media__ground check (ground ~ '^#[0-9a-f]{6}$'),
  constraint media__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint media__size check (width >= 1 and width <= 2000 and height >= 1 and height <= 2000),
  constraint media__user foreign key (user_id) references app_user (id) on delete cascade
);
create index media__of_user on media (user_id, created_at desc);
create index media__unused on media (created_at) where used_at is null;
