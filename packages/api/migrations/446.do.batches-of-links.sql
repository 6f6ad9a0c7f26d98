-- Links and tokens that were made together: what they are for, by whom and when. Their codes are told once, when they are
-- made; later each is known by its number in the batch.
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

alter table private_link
  add column batch uuid,
  add column nth integer,
  add constraint private_link__batch foreign key (batch) references link_batch (id),
  add constraint private_link__nth unique (batch, nth);
alter table campaign_token
  add column batch uuid,
  add column nth integer,
  add constraint campaign_token__batch foreign key (batch) references link_batch (id),
  add constraint campaign_token__nth unique (batch, nth);

-- That a private page was opened by somebody's browser. `visitor` is a keyed hash for this link and this day: it tells two
-- visitors apart, and nobody who they are.
create table private_link_open (
  code_hash bytea not null,
  detail text not null,
  visitor bytea not null,
  opened_at timestamptz not null,
  constraint private_link_open__identity primary key (code_hash, detail, visitor),
  constraint private_link_open__link foreign key (code_hash, detail) references private_link (code_hash, detail)
    on delete cascade
);
