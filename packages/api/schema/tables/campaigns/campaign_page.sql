-- One row per campaign page, which is made of blocks. `blocks` is stored as written: a block of products holds slugs,
-- which are replaced by products when the page is read.
create table campaign_page (
  slug text not null,
  title text not null,
  description text not null,
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  blocks jsonb not null,
  is_published boolean not null default true,
  -- The category in the campaign's address. A campaign has one canonical address; others lead to it.
  category text not null,
  -- Kind, look, run time and cities of the campaign. `kind` determines its address (see campaign_path); an empty list
  -- of cities means all cities.
  kind text not null default 'campaign',
  theme jsonb not null default '{"accent": "madder", "ground": "paper", "pattern": "none"}',
  starts_at timestamptz not null default '2025-12-31 18:30:00+00',
  ends_at timestamptz,
  cities text[] not null default '{}',
  updated_at timestamptz not null default now(),
  id bigint generated always as identity,
  version integer not null default 1,
  variants jsonb not null default '[]',
  share smallint not null default 100,
  phase integer not null default 1,
  phase_at timestamptz not null default now(),
  -- Saved changes are kept in a draft, beside what visitors see.
  --
  -- draft            the columns of the draft; null if it does not differ from what visitors see or will see
  -- next, next_at    what replaces a running page, and when; later edits do not change it
  -- variants         alternative lists of blocks, each for a share of the visitors
  -- share            percentage of visitors who see the page
  -- phase, phase_at  number and start of the test phase; results of different phases are not combined
  draft jsonb,
  next jsonb,
  next_at timestamptz,
  next_version integer,
  edited_by bigint,
  edited_at timestamptz,
  -- What the variants are compared by. Publishing another goal, or other shares, begins a new phase.
  goal text not null default 'taps',
  constraint campaign_page__identity primary key (slug),
  constraint campaign_page__id unique (id),
  constraint campaign_page__blocks check (jsonb_typeof(blocks) = 'array'),
  constraint campaign_page__category check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint campaign_page__draft check (jsonb_typeof(draft) = 'object'),
  constraint campaign_page__goal check (goal in ('taps', 'adds', 'orders')),
  constraint campaign_page__kind check (kind in ('campaign', 'deals', 'shop-event', 'shop-marketing', 'event-guide',
    'cadburysilk', 'landing', 'private')),
  constraint campaign_page__next check (jsonb_typeof(next) = 'object' and (num_nulls(next, next_at,
    next_version) = any (array[0, 3]))),
  constraint campaign_page__share check (share >= 1 and share <= 100),
  constraint campaign_page__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint campaign_page__theme check (jsonb_typeof(theme) = 'object'),
  constraint campaign_page__variants check (jsonb_typeof(variants) = 'array' and jsonb_array_length(variants) <= 3),
  constraint campaign_page__window check (ends_at > starts_at),
  constraint campaign_page__edited_by foreign key (edited_by) references app_user (id) on delete set null
);
create index campaign_page__due on campaign_page (next_at) where next_at is not null;
create index campaign_page__editor on campaign_page (edited_by) where edited_by is not null;
create index campaign_page__uploaded_video on campaign_page (id) where jsonb_path_exists(blocks,
  '$.**."upload"."file"'::jsonpath) or jsonb_path_exists(variants, '$.**."upload"."file"'::jsonpath)
  or jsonb_path_exists(draft, '$.**."upload"."file"'::jsonpath) or jsonb_path_exists(next,
  '$.**."upload"."file"'::jsonpath);
