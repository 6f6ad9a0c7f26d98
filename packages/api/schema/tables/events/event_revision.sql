-- One row per recently saved version of an event, which can be restored.
create table event_revision (
  event_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  -- What the states of this version no longer refer to: an editor may undo its removal.
  dropped text[] not null default '{}',
  constraint event_revision__identity primary key (event_id, version),
  constraint event_revision__content check (jsonb_typeof(content) = 'object'),
  constraint event_revision__event foreign key (event_id) references event (id) on delete cascade,
  constraint event_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index event_revision__saver on event_revision (saved_by);
create index event_revision__uploaded_video on event_revision (event_id) where jsonb_path_exists(content,
  '$.**."upload"."file"'::jsonpath);
