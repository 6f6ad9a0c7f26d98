-- One row per account: shoppers, writers, merchants and staff.
create table app_user (
  id bigint generated always as identity,
  -- Null for accounts that sign in by phone and for erased accounts, whose row remains because orders and the ledger
  -- refer to its id.
  email text,
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
  -- A person's own line and picture. Authors are shown from `author`, so changes are written there too. `picture` is {
  -- url, width, height, color }: an upload, re-encoded.
  line text not null default '',
  picture jsonb,
  closed_at timestamptz,
  erased_at timestamptz,
  -- Precise to the day. A phone number may have a new owner if the account has been unused for long.
  last_seen_at timestamptz not null default clock_timestamp(),
  constraint app_user_pkey primary key (id),
  constraint app_user__one_per_email unique (email),
  constraint app_user__email_lower check (email = lower(email) and length(email) <= 254),
  constraint app_user__erased check (erased_at is null or closed_at is not null and email is null and phone is null
    and first_name = 'Somebody' and last_name = '' and line = '' and description = '' and instagram_link = ''
    and website_link = '' and picture is null and password_hash is null),
  constraint app_user__first_name_length check (length(first_name) >= 1 and length(first_name) <= 60),
  constraint app_user__last_name_length check (length(last_name) <= 60),
  constraint app_user__line_length check (length(line) <= 120),
  constraint app_user__picture check (jsonb_typeof(picture) = 'object'),
  constraint app_user__role check (role in ('user', 'merchant', 'editor', 'operator', 'campaigner', 'place',
    'developer'))
);

create trigger app_user__access_tail after update of phone on app_user for each row
  when (old.phone is distinct from new.phone) execute function keep_access_tail();
create trigger app_user__writer_in_search after update of closed_at on app_user for each row
  when (old.closed_at is distinct from new.closed_at) execute function show_writer_in_search();
