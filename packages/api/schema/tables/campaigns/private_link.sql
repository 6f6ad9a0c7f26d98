-- One row per private link, known only to the people it was sent to. Only a keyed hash of the code is stored, so that a
-- stolen table opens none.
create table private_link (
  code_hash bytea not null,
  detail text not null default '',
  campaign text not null,
  is_revoked boolean not null default false,
  created_at timestamptz not null default now(),
  batch uuid,
  nth integer,
  constraint private_link__identity primary key (code_hash, detail),
  constraint private_link__nth unique (batch, nth),
  constraint private_link__detail check (detail = '' or detail ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint private_link__hash check (octet_length(code_hash) = 32),
  constraint private_link__batch foreign key (batch) references link_batch (id),
  constraint private_link__campaign foreign key (campaign) references campaign_page (slug)
);
create index private_link__by_campaign on private_link (campaign);
