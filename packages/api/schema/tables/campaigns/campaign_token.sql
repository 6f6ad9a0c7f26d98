-- One row per campaign token: a code that one person can redeem once for a gift. Only a hash of the code is stored.
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
  batch uuid,
  nth integer,
  constraint campaign_token__identity primary key (code_hash),
  constraint campaign_token__nth unique (batch, nth),
  constraint campaign_token__gift check ((gift ->> 'kind') in ('coupon', 'perks', 'page')),
  constraint campaign_token__hash check (octet_length(code_hash) = 32),
  constraint campaign_token__spent_at check (spent_at is null or spent_at >= starts_at and spent_at < ends_at),
  constraint campaign_token__window check (ends_at > starts_at),
  constraint campaign_token__batch foreign key (batch) references link_batch (id),
  constraint campaign_token__spent_by foreign key (spent_by) references app_user (id) on delete set null
);
create index campaign_token__by_spender on campaign_token (spent_by) where spent_by is not null;
