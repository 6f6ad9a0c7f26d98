-- Counts attempts to enter gift card codes per account and per network address, both as keyed hashes; attempts are
-- limited per ten minutes.
create table gift_code_try (
  subject bytea not null,
  tries integer not null,
  since timestamptz not null,
  constraint gift_code_try__identity primary key (subject)
);
create index gift_code_try__age on gift_code_try (since);
