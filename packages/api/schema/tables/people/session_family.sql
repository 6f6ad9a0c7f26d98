-- One row per session of a user. Its refresh tokens replace one another, and end together.
create table session_family (
  id uuid not null,
  user_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_because text,
  -- A readable name, such as 'Chrome on Android'.
  device text not null default '',
  -- The session whose access token opened this one, and with which it ends.
  opened_by uuid,
  constraint session_family_pkey primary key (id),
  constraint session_family__device check (length(device) <= 80),
  constraint session_family__reason check ((ended_at is null) = (ended_because is null)),
  constraint session_family_opened_by_fkey foreign key (opened_by) references session_family (id) on delete set null,
  constraint session_family_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
-- Every API process checks once a second which sessions ended within the lifetime of an access token.
create index session_family__ended on session_family (ended_at) where ended_at is not null;
create index session_family__of_user on session_family (user_id) where ended_at is null;
create index session_family__opened_by on session_family (opened_by) where opened_by is not null;
