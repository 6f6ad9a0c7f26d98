create table app_user (
  id bigint generated always as identity primary key,
  email text not null,
  first_name text not null,
  last_name text not null default '',
  phone text,
  role text not null default 'user',
  description text not null default '',
  instagram_link text not null default '',
  website_link text not null default '',
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  constraint app_user__one_per_email unique (email),
  constraint app_user__email_lower check (email = lower(email) and length(email) <= 254),
  constraint app_user__role check (role in ('user', 'merchant', 'editor', 'operator')),
  constraint app_user__first_name_length check (length(first_name) between 1 and 60),
  constraint app_user__last_name_length check (length(last_name) <= 60)
);

-- One family a session: its refresh tokens follow each other, and end together.
create table session_family (
  id uuid primary key,
  user_id bigint not null references app_user on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_because text,
  constraint session_family__reason check ((ended_at is null) = (ended_because is null))
);
create index session_family__of_user on session_family (user_id) where ended_at is null;

create table refresh_token (
  hash bytea primary key,
  family_id uuid not null references session_family on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token__of_family on refresh_token (family_id);

-- A code lives here only as a keyed hash; `tries` counts before the code is compared.
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null,
  subject text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  closed_at timestamptz,
  constraint one_time_code__tries check (tries between 0 and 5)
);
create index one_time_code__newest on one_time_code (purpose, subject, id desc);

create table password_reset (
  hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset__of_user on password_reset (user_id);

-- Wrong tries by account and by address (both as keyed hashes); a right one clears the account's.
create table sign_in_delay (
  subject bytea primary key,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null
);
