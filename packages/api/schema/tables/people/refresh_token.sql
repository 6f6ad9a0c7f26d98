-- One row per refresh token of a session, stored as a hash; each is used once.
create table refresh_token (
  hash bytea not null,
  family_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint refresh_token_pkey primary key (hash),
  constraint refresh_token_family_id_fkey foreign key (family_id) references session_family (id) on delete cascade
);
create index refresh_token__end on refresh_token (expires_at);
create index refresh_token__of_family on refresh_token (family_id);
