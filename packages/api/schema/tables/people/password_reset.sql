-- One row per token that allows a user to set a new password once, stored as a hash.
create table password_reset (
  hash bytea not null,
  user_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_reset_pkey primary key (hash),
  constraint password_reset_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index password_reset__end on password_reset (expires_at);
create index password_reset__of_user on password_reset (user_id);
