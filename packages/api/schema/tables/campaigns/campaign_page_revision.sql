-- One row per recently saved version of a campaign page, which can be restored.
create table campaign_page_revision (
  campaign_page_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  -- What the states of this version no longer refer to: an editor may undo its removal.
  dropped text[] not null default '{}',
  constraint campaign_page_revision__identity primary key (campaign_page_id, version),
  constraint campaign_page_revision__content check (jsonb_typeof(content) = 'object'),
  constraint campaign_page_revision__page foreign key (campaign_page_id)
    references campaign_page (id) on delete cascade,
  constraint campaign_page_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index campaign_page_revision__saver on campaign_page_revision (saved_by);
create index campaign_page_revision__uploaded_video on campaign_page_revision (campaign_page_id)
  where jsonb_path_exists(content, '$.**."upload"."file"'::jsonpath);
