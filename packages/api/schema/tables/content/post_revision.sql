-- One row per recently saved version of a post, which can be restored.
create table post_revision (
  post_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  -- What the states of this version no longer refer to: an editor may undo its removal.
  dropped text[] not null default '{}',
  constraint post_revision__identity primary key (post_id, version),
  constraint post_revision__content check (jsonb_typeof(content) = 'object'),
  constraint post_revision__post foreign key (post_id) references post (id) on delete cascade,
  constraint post_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index post_revision__saver on post_revision (saved_by);
create index post_revision__uploaded_video on post_revision (post_id) where jsonb_path_exists(content,
  '$.**."upload"."file"'::jsonpath);
