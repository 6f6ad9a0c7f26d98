-- Links and tokens that were made together: what they are for, by whom and when. Their codes are told once, when
-- they are made; later each is known by its number in the batch.
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
