-- Pages of campaigns, made of blocks. `blocks` holds the page as written; a block of products names their slugs, the
-- answer holds the products.
create table campaign_page (
  slug text not null,
  title text not null,
  description text not null,
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  blocks jsonb not null,
  is_published boolean not null default true,
  -- The category in a campaign's address: one campaign has one address, and others lead to it.
  category text not null,
  -- A campaign runs for a time and for some cities, and has a look of its own. `kind` says below which address it
  -- stands.
  kind text not null default 'campaign',
  theme jsonb not null default '{"accent": "madder", "ground": "paper", "pattern": "none"}',
  starts_at timestamptz not null default '2026-01-01 00:00:00+00',
  ends_at timestamptz,
  cities text[] not null default '{}',
  updated_at timestamptz not null default now(),
  id bigint generated always as identity,
  version integer not null default 1,
  variants jsonb not null default '[]',
  share smallint not null default 100,
  phase integer not null default 1,
  phase_at timestamptz not null default now(),
  -- The campaign team writes pages as editors write posts: what is saved waits in `draft` beside what visitors see.
  --
  -- draft            the columns of the page as they will be; null where visitors see, or will see, all there is
  -- next, next_at    what takes the place of a page that runs already, and when: later edits do not change it
  -- variants         other lists of blocks that some of the visitors see, each with its share
  -- share            so many of a hundred visitors see the page
  -- phase, phase_at  rises when shares change: results of before and after are not put together
  draft jsonb,
  next jsonb,
  next_at timestamptz,
  next_version integer,
  edited_by bigint,
  edited_at timestamptz,
  -- What the variants of a page are compared by; it is chosen before the start, and another choice begins a new
  -- phase.
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
