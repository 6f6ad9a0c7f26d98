-- One row per recently saved version of a place, which can be restored.
create table place_revision (
  place_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  -- What the states of this version no longer refer to: an editor may undo its removal.
  dropped text[] not null default '{}',
  constraint place_revision__identity primary key (place_id, version),
  constraint place_revision__content check (jsonb_typeof(content) = 'object'),
  constraint place_revision__place foreign key (place_id) references place (id) on delete cascade,
  constraint place_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index place_revision__saver on place_revision (saved_by);
