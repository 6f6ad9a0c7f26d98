-- Tries of codes of gift cards, by account and by address, as keyed hashes: in each span of ten minutes so many.
create table gift_code_try (
  subject bytea not null,
  tries integer not null,
  since timestamptz not null,
  constraint gift_code_try__identity primary key (subject)
);
create index gift_code_try__age on gift_code_try (since);
