-- One row per batch of private links or tokens that were created together. Their codes are shown once, on creation;
-- afterwards each is identified by its number in the batch.
create table link_batch (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  title text not null,
  made_by bigint,
  made_at timestamptz not null,
  constraint link_batch__identity primary key (id),
  constraint link_batch__kind check (kind in ('private', 'token')),
  constraint link_batch__made_by foreign key (made_by) references app_user (id) on delete set null
);
create index link_batch__by_maker on link_batch (made_by) where made_by is not null;
