-- Counts failed sign-ins per account and per network address (both as keyed hashes), which delay the next attempt; a
-- successful one resets the account's count.
create table sign_in_delay (
  subject bytea not null,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null,
  constraint sign_in_delay_pkey primary key (subject)
);
