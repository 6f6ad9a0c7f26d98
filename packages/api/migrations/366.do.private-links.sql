-- Links that only those know who were sent them. Of a code only a keyed hash is kept, so that a stolen table opens none.
create table private_link (
  code_hash bytea not null,
  detail text not null default '',
  campaign text not null,
  is_revoked boolean not null default false,
  created_at timestamptz not null default now(),
  constraint private_link__identity primary key (code_hash, detail),
  constraint private_link__hash check (octet_length(code_hash) = 32),
  constraint private_link__detail check (detail = '' or detail ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint private_link__campaign foreign key (campaign) references campaign_page (slug)
);
comment on column private_link.detail is 'The segment after the code; none: the page of the link itself.';
create index private_link__by_campaign on private_link (campaign);

-- What one person may take, once.
create table campaign_token (
  code_hash bytea not null,
  title text not null,
  line text not null,
  gift jsonb not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  is_revoked boolean not null default false,
  spent_by bigint,
  spent_at timestamptz,
  constraint campaign_token__identity primary key (code_hash),
  constraint campaign_token__hash check (octet_length(code_hash) = 32),
  constraint campaign_token__gift check (gift ->> 'kind' in ('coupon', 'perks', 'page')),
  constraint campaign_token__window check (ends_at > starts_at),
  constraint campaign_token__spent_at check ((spent_at is null) or (spent_at >= starts_at and spent_at < ends_at)),
  constraint campaign_token__spent_by foreign key (spent_by) references app_user (id) on delete set null
);
comment on column campaign_token.gift is
  '{"kind": "coupon", "code"}, {"kind": "perks", "paise", "days"} or {"kind": "page", "href"}; each may have a "text".';
comment on column campaign_token.spent_by is 'Null with a time of spending: by an account that is gone.';
create index campaign_token__by_spender on campaign_token (spent_by) where spent_by is not null;

-- Short addresses of pages of this site.
create table short_link (
  code_hash bytea not null,
  path text not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_published boolean not null default true,
  constraint short_link__identity primary key (code_hash),
  constraint short_link__hash check (octet_length(code_hash) = 32),
  constraint short_link__path check (path ~ '^/([^/\\[:space:]]|$)'),
  constraint short_link__window check (ends_at > starts_at)
);
