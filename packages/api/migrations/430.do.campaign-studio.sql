-- The campaign team writes pages as editors write posts: what is saved waits in `draft` beside what visitors see.
--
-- draft            the columns of the page as they will be; null where visitors see, or will see, all there is
-- next, next_at    what takes the place of a page that runs already, and when: later edits do not change it
-- variants         other lists of blocks that some of the visitors see, each with its share
-- share            so many of a hundred visitors see the page
-- phase, phase_at  rises when shares change: results of before and after are not put together
alter table campaign_page
  add column id bigint generated always as identity,
  add column version integer not null default 1,
  add column variants jsonb not null default '[]',
  add column share smallint not null default 100,
  add column phase integer not null default 1,
  add column phase_at timestamptz not null default now(),
  add column draft jsonb,
  add column next jsonb,
  add column next_at timestamptz,
  add column next_version integer,
  add column edited_by bigint,
  add column edited_at timestamptz,
  add constraint campaign_page__id unique (id),
  add constraint campaign_page__variants check (jsonb_typeof(variants) = 'array' and jsonb_array_length(variants) <= 3),
  add constraint campaign_page__share check (share between 1 and 100),
  add constraint campaign_page__draft check (jsonb_typeof(draft) = 'object'),
  add constraint campaign_page__next check (
    jsonb_typeof(next) = 'object' and num_nulls(next, next_at, next_version) in (0, 3)
  ),
  add constraint campaign_page__edited_by foreign key (edited_by) references app_user (id) on delete set null;
create index campaign_page__editor on campaign_page (edited_by) where edited_by is not null;
create index campaign_page__due on campaign_page (next_at) where next_at is not null;

create table campaign_page_revision (
  campaign_page_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint campaign_page_revision__identity primary key (campaign_page_id, version),
  constraint campaign_page_revision__page foreign key (campaign_page_id) references campaign_page (id) on delete cascade,
  constraint campaign_page_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null,
  constraint campaign_page_revision__content check (jsonb_typeof(content) = 'object')
);
create index campaign_page_revision__saver on campaign_page_revision (saved_by);

-- What the studio counts by page: who saw it, and what was tapped on it.
create index stream_event__of_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name in ('CAMPAIGN_SHOWN', 'CAMPAIGN_BLOCK_CLICKED');
