-- Wrong tries of signing in by account and by address (both as keyed hashes), which delay the next one; a right one
-- clears the account's.
create table sign_in_delay (
  subject bytea not null,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null,
  constraint sign_in_delay_pkey primary key (subject)
);
